# tessera_layer(<name> SOURCES a.cpp b.cpp DEPENDS other layers...)
# One folder of src as one library. DEPENDS are the arrows of src/README.md; tools/check_layers reads the includes
# and fails on one that goes against them.
function(tessera_layer name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(tessera_${name} STATIC ${ARG_SOURCES})
  target_link_libraries(tessera_${name} PUBLIC tessera_options)
  foreach(dependency ${ARG_DEPENDS})
    target_link_libraries(tessera_${name} PUBLIC tessera_${dependency})
  endforeach()
endfunction()
