// Drafts: a position taken apart and put together again is the same, and whatever else is put together has faults
// exactly where it is no position.

#include "core/draft.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "play/draft_json.hpp"
#include "play/position_refusals.hpp"
#include "play/random_positions.hpp"
#include "play/registry.hpp"

namespace tessera::play {
namespace {

constexpr std::size_t longest_game = 80;

std::string any_cell(const Session& session, Random& random) {
    return any_of_list(session.board().spots, random).cell;
}

std::string any_item(const Session& session, const DraftForm::Field& field, Random& random) {
    switch (field.kind) {
        case DraftForm::Kind::choice:
        case DraftForm::Kind::list:
            return any_of_list(field.options, random);
        case DraftForm::Kind::number:
            return std::to_string(random.below(field.most + 3));
        case DraftForm::Kind::cells:
            return any_cell(session, random) + (field.options.empty() ? "" : "=" + any_of_list(field.options, random));
        case DraftForm::Kind::trails:
            return any_cell(session, random) + (random.below(2) == 0 ? "!<" : "<") + any_cell(session, random);
    }
    return {};
}

/// Puts a piece somewhere, takes one away, or changes a field.
void change(const Session& session, const DraftForm& form, Draft& draft, Random& random) {
    if (random.below(2) == 0) {
        const std::string cell = any_cell(session, random);
        std::erase_if(draft.pieces, [&](const Draft::Piece& piece) { return piece.cell == cell; });
        if (random.below(4) > 0)
            draft.pieces.push_back({cell, any_of_list(any_of_list(form.palette, random), random).piece});
        return;
    }
    const DraftForm::Field& field = any_of_list(form.fields, random);
    const auto value = std::ranges::find(draft.values, field.key, &Draft::Value::field);
    ASSERT_NE(value, draft.values.end());
    const bool is_single = field.kind == DraftForm::Kind::choice || field.kind == DraftForm::Kind::number;
    if (is_single || random.below(3) == 0) value->items.clear();
    value->items.push_back(any_item(session, field, random));
}

TEST(Draft, OfEveryPositionOfRandomPlayIsItsPosition) {
    for_each_position(longest_game, [](const Session& session, Random&) {
        const Draft draft = session.draft();
        ASSERT_EQ(misfit(draft, session.draft_form(), session.board()), std::nullopt) << session.position();
        ASSERT_EQ(session.draft_text(draft), session.position());
        ASSERT_TRUE(session.faults_in(session.position()).empty()) << session.position();
    });
}

TEST(Draft, HasFaultsExactlyWhereItIsNoPosition) {
    std::size_t right = 0;
    std::size_t several = 0;
    std::set<std::string_view> keys;
    for_each_position(longest_game, [&](const Session& session, Random& random) {
        const DraftForm form = session.draft_form();
        Draft draft = session.draft();
        for (std::uint32_t more = 1 + random.below(4); more > 0; --more) change(session, form, draft, random);
        if (misfit(draft, form, session.board())) return;
        const std::string text = session.draft_text(draft);
        const auto faults = session.faults_in(text);
        const auto other = session.clone();
        const auto started = other->start_from(text);
        ASSERT_EQ(started.has_value(), faults.empty()) << session.info().id << " " << text;
        if (started) {
            ++right;
            // What was put together is all there: nothing is lost on the way.
            ASSERT_EQ(other->draft_text(other->draft()), other->position());
            return;
        }
        ASSERT_EQ(started.error(), faults.front().error);
        several += faults.size() > 1 ? 1 : 0;
        for (const PositionFault& fault : faults) {
            const auto row = std::ranges::find(all_position_refusals(), fault.error.key, &Refusal::key);
            ASSERT_NE(row, all_position_refusals().end())
                << session.info().id << " " << text << ": " << fault.error.what;
            EXPECT_EQ(fault.error.what, filled(row->english, fault.error.arguments));
            const auto fields = form.fields;
            EXPECT_TRUE(fault.field.empty() ||
                        std::ranges::find(fields, fault.field, &DraftForm::Field::key) != fields.end())
                << fault.field;
            keys.insert(row->key);
        }
    });
    EXPECT_GT(right, 100U);
    EXPECT_GT(several, 100U);
    EXPECT_GT(keys.size(), 20U);
}

TEST(Draft, AnEmptyBoardFitsTheForm) {
    for (const Game& game : games()) {
        const auto session = game.start(game.info);
        const Draft empty = session->empty_draft();
        EXPECT_TRUE(empty.pieces.empty()) << game.info.id;
        EXPECT_EQ(misfit(empty, session->draft_form(), session->board()), std::nullopt) << game.info.id;
        EXPECT_TRUE(session->faults_in(session->draft_text(empty)).empty()) << game.info.id;
    }
}

TEST(Draft, SidesAreExchangedThereAndBack) {
    for (const Game& game : games()) {
        const auto session = game.start(game.info);
        const std::string start = session->position();
        const auto exchanged = session->with_sides_exchanged();
        if (!exchanged) continue;
        ASSERT_TRUE(session->start_from(*exchanged)) << game.info.id;
        EXPECT_EQ(session->with_sides_exchanged(), start) << game.info.id;
    }
}

const Session& any_session() {
    static const auto session = *new_session("pijersi");
    return *session;
}

Json asked_with(std::string_view game, const Json& draft) {
    return {{"game", game}, {"draft", draft}};
}

TEST(DraftJson, GoesToThePageAndComesBack) {
    for (const Game& game : games()) {
        const Json told = draft_answer(any_session(), {{"game", game.info.id}});
        ASSERT_TRUE(told.contains("draft")) << told.dump();
        EXPECT_FALSE(told["form"]["palette"].empty());
        const Json back = position_of_draft_answer(any_session(), asked_with(game.info.id, told["draft"]));
        EXPECT_EQ(back["position"], game.start(game.info)->position());
        EXPECT_TRUE(back["faults"].empty());
    }
}

TEST(DraftJson, SaysAllThatIsWrongAndWhere) {
    Json draft = draft_answer(any_session(), {{"game", "remparts"}})["empty"];
    for (const char* cell : {"a1", "b1", "c1"}) draft["pieces"][cell] = "K";
    draft["fields"]["used"] = {"1"};
    const Json told = position_of_draft_answer(any_session(), asked_with("remparts", draft));
    EXPECT_FALSE(told.contains("position"));
    ASSERT_EQ(told["faults"].size(), 3U);
    EXPECT_EQ(told["faults"][0]["cell"], "b1");
    EXPECT_EQ(told["faults"][0]["key"], "too_many_white_pieces");
    EXPECT_EQ(told["faults"][2]["field"], "used");
}

TEST(DraftJson, WhatIsNoDraftIsAnsweredByASentence) {
    const Json good = draft_answer(any_session(), {{"game", "himiki"}})["draft"];
    const auto error_of = [&](const auto& spoil) {
        Json draft = good;
        spoil(draft);
        return position_of_draft_answer(any_session(), asked_with("himiki", draft)).value("error", "");
    };
    EXPECT_EQ(error_of([](Json&) {}), "");
    EXPECT_EQ(error_of([](Json& draft) { draft["pieces"]["Z9"] = "HM"; }), "'Z9' is no cell of the board");
    EXPECT_EQ(error_of([](Json& draft) { draft["pieces"]["C3"] = "/ /"; }), "'/ /' is no piece of the game");
    EXPECT_EQ(error_of([](Json& draft) { draft["fields"]["phase"] = {"a b"}; }),
              "'a b' is nothing that the field 'phase' can have");
    EXPECT_EQ(error_of([](Json& draft) { draft["fields"].erase("phase"); }), "the field 'phase' cannot have 0 items");
    EXPECT_EQ(error_of([](Json& draft) { draft["fields"]["luck"] = {"x"}; }), "there is no field 'luck'");
    EXPECT_NE(error_of([](Json& draft) { draft = "nothing"; }), "");
    EXPECT_NE(draft_answer(any_session(), {{"game", "chess"}}).value("error", ""), "");
    EXPECT_EQ(draft_answer(any_session(), {{"game", "pijersi"}, {"position", "6/7"}})["faults"].size(), 1U);
}

}  // namespace
}  // namespace tessera::play
