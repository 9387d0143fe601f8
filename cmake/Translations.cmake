# One .ts file per layer and language (translations/<language>/<layer>.ts), all of a language compiled into one muster_<language>.qm.
# The build only compiles them. The target update_translations (tools/translations) brings new texts of the sources into them; the test
# translations_current fails on a text that is in none, tst_Translations on an unfinished entry.

get_property(layers GLOBAL PROPERTY MUSTER_LAYERS)
# A language is a folder here; nothing else has to be told about it.
file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE ${CMAKE_SOURCE_DIR}/translations ${CMAKE_SOURCE_DIR}/translations/*)
set(languages)
foreach(folder IN LISTS folders)
    if(IS_DIRECTORY ${CMAKE_SOURCE_DIR}/translations/${folder})
        list(APPEND languages ${folder})
    endif()
endforeach()
set(updates)
foreach(language IN LISTS languages)
    set(spoken) # layers with sources
    foreach(layer IN LISTS layers)
        get_property(sources GLOBAL PROPERTY MUSTER_SOURCES_${layer})
        if(layer STREQUAL app_shell)
            file(GLOB forms CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/ui/*.ui)
            list(APPEND sources ${forms})
        endif()
        if(NOT sources)
            continue()
        endif()
        set(ts ${CMAKE_SOURCE_DIR}/translations/${language}/${layer}.ts)
        set(list_file ${CMAKE_BINARY_DIR}/translations/${language}-${layer}.lst)
        list(JOIN sources "\n" text)
        file(GENERATE OUTPUT ${list_file} CONTENT "${text}\n")
        set(stamp ${CMAKE_BINARY_DIR}/translations/${language}-${layer}.stamp)
        set(known)
        if(EXISTS ${ts})
            set(known ${ts})
        endif()
        add_custom_command(OUTPUT ${stamp}
            COMMAND ${CMAKE_COMMAND} -DLUPDATE=$<TARGET_FILE:Qt6::lupdate> -DTS=${ts} -DLIST=${list_file}
                -DLANGUAGE=${language} -DSTAMP=${stamp} -P ${CMAKE_SOURCE_DIR}/cmake/UpdateTranslation.cmake
            DEPENDS ${sources} ${known} ${CMAKE_SOURCE_DIR}/cmake/UpdateTranslation.cmake COMMENT "" VERBATIM)
        list(APPEND updates ${stamp})
        list(APPEND spoken ${layer})
    endforeach()
    file(GLOB written CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/translations/${language}/*.ts) # qt.ts: words of Qt's own dialogs
    set(qm ${CMAKE_BINARY_DIR}/translations/muster_${language}.qm)
    add_custom_command(OUTPUT ${qm}
        COMMAND ${CMAKE_COMMAND} -DLRELEASE=$<TARGET_FILE:Qt6::lrelease> -DFOLDER=${CMAKE_SOURCE_DIR}/translations/${language}
            -DQM=${qm} -P ${CMAKE_SOURCE_DIR}/cmake/CompileTranslation.cmake
        DEPENDS ${written} VERBATIM)
    list(APPEND qms ${qm})
    if(MUSTER_TESTS)
        list(JOIN spoken "," spoken)
        add_test(NAME translations_current_${language}
            COMMAND ${CMAKE_COMMAND} -DLUPDATE=$<TARGET_FILE:Qt6::lupdate> -DLISTS=${CMAKE_BINARY_DIR}/translations -DLAYERS=${spoken}
                -DFOLDER=${CMAKE_SOURCE_DIR}/translations/${language} -DLANGUAGE=${language}
                -P ${CMAKE_SOURCE_DIR}/cmake/CheckTranslations.cmake)
    endif()
endforeach()
# The compiled texts are built in, so that they are found wherever the program stands.
set(qrc ${CMAKE_BINARY_DIR}/translations/translations.qrc)
set(entries)
foreach(qm IN LISTS qms)
    get_filename_component(name ${qm} NAME)
    string(APPEND entries "<file>${name}</file>")
endforeach()
file(GENERATE OUTPUT ${qrc} CONTENT "<RCC><qresource prefix=\"/muster/translations\">${entries}</qresource></RCC>\n")
set(compiled ${CMAKE_BINARY_DIR}/translations/qrc_translations.cpp)
add_custom_command(OUTPUT ${compiled} COMMAND Qt6::rcc --name translations -o ${compiled} ${qrc} DEPENDS ${qrc} ${qms} VERBATIM)
add_library(muster_translations ${MUSTER_LAYER_KIND} ${compiled})
set_target_properties(muster_translations PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF DEFINE_SYMBOL "")
target_link_libraries(muster_translations PRIVATE Qt6::Core)
target_link_libraries(muster_text PUBLIC muster_translations)

add_custom_target(update_translations DEPENDS ${updates})
add_custom_target(translations ALL DEPENDS ${qms})
