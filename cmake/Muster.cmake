# The two functions that every folder uses: muster_add_layer and muster_add_tests.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTOUIC ON)
set(CMAKE_AUTORCC ON)
set(CMAKE_AUTOUIC_SEARCH_PATHS ${CMAKE_SOURCE_DIR}/ui)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_GLOBAL_AUTOGEN_TARGET OFF)
# moc reads headers only: it need not wait for the libraries that a layer links.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD)
    add_link_options(-fuse-ld=mold)
endif()

set(MUSTER_SANITIZE "" CACHE STRING "Sanitizers to build with: address,undefined or thread")
# libFuzzer comes with clang: the layers below the window are then built so that the fuzz targets see which way an input took.
if(MUSTER_FUZZ AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    set(MUSTER_LIBFUZZER ON)
endif()
if(MUSTER_SANITIZE)
    add_compile_options(-fsanitize=${MUSTER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${MUSTER_SANITIZE})
endif()
# Leaks are errors too; what the libraries below us leave behind at the end is named, one line each with its reason.
set(MUSTER_TEST_ENVIRONMENT
    "ASAN_OPTIONS=detect_leaks=1"
    "LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/support/leaks-not-ours.txt:print_suppressions=0"
    "TSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/support/races-not-ours.txt:history_size=4"
    "UBSAN_OPTIONS=print_stacktrace=1")
# What Qt hands from thread to thread, told to the thread sanitizer; linked into every program of that build.
set(MUSTER_HAND_OVER)
if(MUSTER_SANITIZE STREQUAL "thread")
    add_library(muster_hand_over OBJECT ${CMAKE_SOURCE_DIR}/tests/support/threads/QtHandOver.cpp)
    target_link_libraries(muster_hand_over PRIVATE Qt6::Core)
    set_target_properties(muster_hand_over PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF UNITY_BUILD OFF)
    set(MUSTER_HAND_OVER muster_hand_over)
endif()
# With CMAKE_UNITY_BUILD: few enough to be compiled side by side, many enough to read the headers seldom. Neighbours in a folder
# stand together, small folders share what is left over: a new file moves those of its folder alone, and the rest of the layer is
# found in the cache.
function(muster_group_sources target)
    set(size 8)
    set(small)
    set(folders)
    foreach(source IN LISTS ARGN)
        get_filename_component(folder ${source} DIRECTORY)
        file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR}/src ${folder})
        string(MAKE_C_IDENTIFIER "${folder}" key)
        list(APPEND folders ${key})
        list(APPEND sources_${key} ${source})
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(key IN LISTS folders)
        list(LENGTH sources_${key} count)
        if(count LESS 5)
            list(APPEND small ${sources_${key}})
        else()
            muster_batch_sources(${key} ${size} ${sources_${key}})
        endif()
    endforeach()
    muster_batch_sources(small_${target} ${size} ${small})
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()
function(muster_batch_sources name size)
    set(at 0)
    foreach(source IN LISTS ARGN)
        math(EXPR batch "${at} / ${size}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${name}_${batch}")
        math(EXPR at "${at} + 1")
    endforeach()
endfunction()
# Three hundred test programs that each carry the whole of an instrumented program would fill a disk (36 GB): in those builds
# they share the layers. The objects are the same as elsewhere.
set(MUSTER_LAYER_KIND STATIC)
if(MUSTER_SANITIZE AND NOT WIN32)
    set(MUSTER_LAYER_KIND SHARED)
endif()
# Only a test that hangs ends after this: the sanitizers, or a machine that is busy with other things, make some many times slower.
# Qt's own watch over one function has a default of five minutes, which the longest walks need there.
set(MUSTER_TEST_SECONDS 1500)
list(APPEND MUSTER_TEST_ENVIRONMENT "QTEST_FUNCTION_TIMEOUT=1200000")

add_library(muster_options INTERFACE)
target_compile_options(muster_options INTERFACE
    "$<IF:$<CXX_COMPILER_ID:MSVC>,/W4;/utf-8;/Zc:__cplusplus;/permissive-,-Wall;-Wextra;-Wpedantic;-Werror;-Wno-error=deprecated-declarations>"
    # Newer GCCs guess wrong here with optional and moved strings: shown, but no error.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_GREATER_EQUAL:$<CXX_COMPILER_VERSION>,13>>:-Wno-error=maybe-uninitialized>
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
target_compile_definitions(muster_options INTERFACE QT_NO_CAST_FROM_BYTEARRAY QT_NO_FOREACH)
# In a header of its own: a definition for every compiler call would compile everything again for each release.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/MusterVersion.h
    CONTENT "#pragma once\n#define MUSTER_VERSION \"${PROJECT_VERSION}\"\n" @ONLY)
target_include_directories(muster_options INTERFACE ${CMAKE_BINARY_DIR}/generated)

# With clang, ccache would take a precompiled header in another checkout for another header: the folder's name is in it and in the
# options that use it. So the options name the file only in the way that ccache understands, and a checksum beside the file stands
# for its content (CCACHE_PCH_EXTSUM).
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -Xclang -include-pch -Xclang <PCH_FILE>)
endif()
function(muster_seal_pch target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        get_target_property(headers ${target} PRECOMPILE_HEADERS)
        string(SHA1 seal "${headers} ${Qt6_VERSION} ${CMAKE_CXX_COMPILER_VERSION} ${CMAKE_CXX_FLAGS_RELEASE} ${MUSTER_SANITIZE} ${MUSTER_FUZZ}")
        file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.pch.sum CONTENT "${seal}")
        # Else clang refuses one out of the cache once a package was installed anew, though the headers are the same to the letter.
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
endfunction()

# Optimising what the sanitizers put in is more than half of the work of that build. Only the engines do a lot of it (rules and odds,
# which know no Qt and have no precompiled header, and the pages of print, which are laid out a dozen times until they fit: without
# it one reference took a minute and a half); the layers above wait for them, for people and for disks, and do without. No fuzz target
# reaches the window.
set(MUSTER_BUSY_LAYERS print) # with precompiled headers of their own: those that were not optimised do not fit
function(muster_instrument target pch)
    if(MUSTER_SANITIZE AND pch AND NOT MSVC AND NOT pch STREQUAL "busy")
        target_compile_options(${target} PRIVATE -O0)
    endif()
    if(MUSTER_LIBFUZZER AND NOT pch STREQUAL "widgets")
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
endfunction()
# Three hundred test programs are a third of the compiling, and what they test is optimised in the layers: their own lines are not.
# The address sanitizer watches the layers, too, not the tests' own lines: memory is its own in the whole process, and what a layer
# does with it is seen. (The thread sanitizer has to see every access.)
function(muster_spare_test target)
    if(MUSTER_SANITIZE)
        target_compile_definitions(${target} PRIVATE MUSTER_SANITIZED)
    endif()
    if(NOT MSVC AND NOT MUSTER_SANITIZE MATCHES "thread")
        target_compile_options(${target} PRIVATE -O0)
    endif()
    if(NOT MSVC AND MUSTER_SANITIZE MATCHES "address")
        target_compile_options(${target} PRIVATE -fno-sanitize=all)
    endif()
endfunction()

# Reading Qt's headers is half of the work of compiling: they are read once for all layers. Not part of the program.
function(muster_add_pch name)
    cmake_parse_arguments(HEADERS "" "" "QT;FILES" ${ARGN})
    set(source ${CMAKE_BINARY_DIR}/pch_${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(muster_pch_${name} OBJECT ${source})
    list(TRANSFORM HEADERS_QT PREPEND Qt6::)
    target_link_libraries(muster_pch_${name} PRIVATE muster_options ${HEADERS_QT})
    target_precompile_headers(muster_pch_${name} PRIVATE ${HEADERS_FILES})
    muster_instrument(muster_pch_${name} ${name})
    muster_seal_pch(muster_pch_${name})
    set_target_properties(muster_pch_${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
endfunction()
set(std_headers <algorithm> <functional> <memory> <optional> <span> <string> <unordered_map> <unordered_set> <vector>)
set(core_headers <QCoreApplication> <QDateTime> <QDir> <QFile> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject>
    <QMap> <QRegularExpression> <QSet> <QStringList> <QVariant>)
muster_add_pch(core QT Core FILES ${core_headers} ${std_headers})
if(MUSTER_SANITIZE)
    muster_add_pch(busy QT Core FILES ${core_headers} ${std_headers})
endif()
muster_add_pch(widgets QT Core Gui Widgets FILES <QtWidgets> ${std_headers})

# One library per folder of src/; the link list is the list of allowed arrows.
#   muster_add_layer(NAME [USES layer...] [QT module...] [LIBS target...] [PCH core|widgets])
# Sources are all .cpp and .h files of the folder (and of its sub-folders that have no CMakeLists.txt of their own).
function(muster_add_layer name)
    cmake_parse_arguments(LAYER "" "PCH" "USES;QT;LIBS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    file(GLOB_RECURSE inner RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR}/*/CMakeLists.txt)
    foreach(list_file IN LISTS inner)
        get_filename_component(folder ${list_file} DIRECTORY)
        list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${folder}/")
    endforeach()
    set(kind PUBLIC)
    set(compiled ${sources})
    list(FILTER compiled INCLUDE REGEX "\\.cpp$")
    if(compiled)
        add_library(muster_${name} ${MUSTER_LAYER_KIND} ${sources})
        # Qt asks for position-independent code itself; nothing else in a compiler call tells one kind from the other.
        set(independent OFF)
        if(NOT LAYER_QT AND NOT LAYER_PCH AND MUSTER_LAYER_KIND STREQUAL "SHARED")
            set(independent ON)
        endif()
        set_target_properties(muster_${name} PROPERTIES DEFINE_SYMBOL "" POSITION_INDEPENDENT_CODE ${independent})
        muster_group_sources(muster_${name} ${compiled})
        target_link_libraries(muster_${name} PRIVATE muster_options)
        if(MUSTER_SANITIZE AND name IN_LIST MUSTER_BUSY_LAYERS)
            set(LAYER_PCH busy)
        endif()
        if(LAYER_PCH)
            target_precompile_headers(muster_${name} REUSE_FROM muster_pch_${LAYER_PCH})
        endif()
        muster_instrument(muster_${name} "${LAYER_PCH}")
    else()
        add_library(muster_${name} INTERFACE)
        set(kind INTERFACE)
    endif()
    target_include_directories(muster_${name} ${kind} ${CMAKE_SOURCE_DIR}/src)
    list(TRANSFORM LAYER_USES PREPEND muster_)
    list(TRANSFORM LAYER_QT PREPEND Qt6::)
    target_link_libraries(muster_${name} ${kind} ${LAYER_USES} ${LAYER_QT} ${LAYER_LIBS})
    set_property(GLOBAL APPEND PROPERTY MUSTER_LAYERS ${name})
    set_property(GLOBAL PROPERTY MUSTER_SOURCES_${name} ${sources})
endfunction()

# A test includes what moc makes of it. One call of moc: CMake's own way (AUTOMOC) would scan every test and compile an empty file
# for each, which took a sixth of the whole build. moc reads the test alone: no list of test functions depends on a header.
function(muster_moc_test name source)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/include) # where CMake's own way would put it
    set(moc ${folder}/${name}.moc)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${moc} DEPENDS ${source} VERBATIM COMMENT ""
        COMMAND Qt6::moc $<$<BOOL:${MUSTER_KDDOCKWIDGETS}>:-DMUSTER_KDDOCKWIDGETS> ${source} -o ${moc} COMMAND_EXPAND_LISTS)
    target_sources(${name} PRIVATE ${moc})
    target_include_directories(${name} PRIVATE ${folder})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
endfunction()

# Every tst_*.cpp of the folder becomes a test program of the same name.
#   muster_add_tests([USES layer...] [LIBS target...])
function(muster_add_tests)
    cmake_parse_arguments(TESTS "" "" "USES;LIBS" ${ARGN})
    file(GLOB programs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/tst_*.cpp)
    list(TRANSFORM TESTS_USES PREPEND muster_)
    foreach(source IN LISTS programs)
        get_filename_component(name ${source} NAME_WE)
        add_executable(${name} ${source})
        muster_moc_test(${name} ${source})
        target_link_libraries(${name} PRIVATE muster_options ${MUSTER_HAND_OVER} muster_test_support ${TESTS_USES} ${TESTS_LIBS})
        target_precompile_headers(${name} REUSE_FROM muster_test_support)
        muster_spare_test(${name})
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_FORCE_STDERR_LOGGING=1;MUSTER_SOURCE_DIR=${CMAKE_SOURCE_DIR};MUSTER_PROGRAM=${CMAKE_BINARY_DIR}/bin/muster;${MUSTER_TEST_ENVIRONMENT}"
            TIMEOUT ${MUSTER_TEST_SECONDS})
    endforeach()
endfunction()
