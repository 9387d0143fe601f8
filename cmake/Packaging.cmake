# Install rules and the .deb.
include(GNUInstallDirs)
install(TARGETS muster DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/data/ DESTINATION ${CMAKE_INSTALL_DATADIR}/muster/data)
