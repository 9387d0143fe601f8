// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/Game.h"
#include "support/SampleGame.h"

namespace muster::test {

/// The tiny game of the tests, as documents want it.
inline documents::Game sampleGame()
{
    documents::Game game;
    game.data = SampleGame::load();
    game.packId = "sample";
    game.packName = "Sample";
    game.costTypeId = "sample.cost";
    return game;
}

} // namespace muster::test
