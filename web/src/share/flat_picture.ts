// The flat board as a picture that needs nothing else: every look is written into it, so that it is the same outside this page.

import { flushSync, mount, unmount } from 'svelte';
import FlatBoard from '../board/flat/FlatBoard.svelte';
import { layoutOf } from '../board/geometry';
import type { BoardView } from '../board/view';

/** What style sheets say about the board's shapes. */
const looks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-weight'] as const;
/** What a shape has where nothing is said. */
const plain: Record<string, string> = { fill: 'rgb(0, 0, 0)', stroke: 'none', 'stroke-width': '1px', 'stroke-dasharray': 'none', opacity: '1', 'font-weight': '400' };

/** A cell's side in a picture of ordinary size. */
const pixelsOfCell = 64;
const margin = 0.12;

export interface FlatPicture {
  svg: string;
  width: number;
  height: number;
}

/** Copies of one drawing share looks: elements of the same classes are asked once. */
type Looks = Map<string, [string, string][]>;

function looksOf(element: Element, known: Looks): [string, string][] {
  const piece = element.closest('.piece')?.getAttribute('class') ?? '';
  const key = `${element.tagName}/${element.getAttribute('class') ?? ''}/${piece}`;
  let found = known.get(key);
  if (!found) {
    const style = getComputedStyle(element);
    const isText = element.tagName === 'text';
    found = looks
      .filter((look) => isText || !look.startsWith('font'))
      .map((look): [string, string] => [look, style.getPropertyValue(look)])
      .filter(([look, value]) => value !== plain[look]);
    known.set(key, found);
  }
  return found;
}

/** The drawing with its looks as attributes, and without what only this page knows. */
function withLooks(svg: SVGSVGElement, known: Looks): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((element, i) => {
    const original = originals[i]!;
    if (element.tagName !== 'g') for (const [look, value] of looksOf(original, known)) element.setAttribute(look, value.replaceAll('"', "'"));
    // Pieces are moved by a style, which other programs may not know.
    const moved = element.getAttribute('style')?.match(/translate\(([-\d.e]+)px, ([-\d.e]+)px\)/);
    if (moved) element.setAttribute('transform', `translate(${moved[1]} ${moved[2]})`);
    element.removeAttribute('style');
    element.removeAttribute('class');
  });
  for (const comment of commentsIn(copy)) comment.remove();
  return copy;
}

function commentsIn(root: Node): ChildNode[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
  return found;
}

/** Draws boards one after another, in the colours that the player has. */
export class FlatPainter {
  private readonly known: Looks = new Map();
  private readonly host = document.createElement('div');

  constructor() {
    // It must be in the page for its styles to count, and out of everybody's way.
    this.host.style.cssText = 'position:fixed;left:-200vw;top:0;width:10px;height:10px;visibility:hidden';
    this.host.setAttribute('aria-hidden', 'true');
    document.body.append(this.host);
  }

  close(): void {
    this.host.remove();
  }

  paint(view: BoardView, title: string): FlatPicture {
    const shown = mount(FlatBoard, { target: this.host, props: { view } });
    flushSync();
    const drawn = this.host.querySelector('svg')!;
    const copy = withLooks(drawn, this.known);
    void unmount(shown, { outro: false });
    this.host.replaceChildren();

    const { left, top, width, height } = layoutOf(view.board, view.isTurned);
    const box = { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
    const size = { width: Math.round(box.width * pixelsOfCell), height: Math.round(box.height * pixelsOfCell) };
    for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('viewBox', `${box.left} ${box.top} ${box.width} ${box.height}`);
    copy.setAttribute('width', String(size.width));
    copy.setAttribute('height', String(size.height));
    copy.setAttribute('role', 'img');
    copy.prepend(titleOf(title), groundOf(box));
    return { svg: new XMLSerializer().serializeToString(copy), ...size };
  }
}

const inSvg = (name: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);

function titleOf(text: string): SVGElement {
  const title = inSvg('title');
  title.textContent = text;
  return title;
}

function groundOf(box: { left: number; top: number; width: number; height: number }): SVGElement {
  const ground = inSvg('rect');
  // Larger than the picture, whose pixels are whole while its cells are not.
  ground.setAttribute('x', String(box.left - 1));
  ground.setAttribute('y', String(box.top - 1));
  ground.setAttribute('width', String(box.width + 2));
  ground.setAttribute('height', String(box.height + 2));
  ground.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--page').trim());
  return ground;
}
