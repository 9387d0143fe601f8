// SPDX-License-Identifier: GPL-3.0-or-later
#include "OddsCase.h"
#include "packs/Pack.h"

#include <array>
#include <cmath>
#include <numeric>

using namespace muster;

namespace {

struct Golden
{
    const char *system, *mode, *attack, *defence, *with, *what;
    double value;
    double within = 1e-9;
};

constexpr double rounded = 6e-6; ///< values that were written down with five digits

// Worked out by hand and by enumeration, from the rules.
const std::vector<Golden> dust{
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "", "stage:unsaved", 40 / 9.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "", "destroyed", 0.46773, rounded},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "", "chance:suppressed", 0.09190, rounded},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cover=cover", "stage:unsaved", 20 / 9.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cover=cover", "destroyed", 0.06324, rounded},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cover=strongpoint", "stage:unsaved", 40 / 27.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cover=strongpoint", "destroyed", 0.01348, rounded},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cover=bunker", "stage:unsaved", 20 / 27.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cover=bunker", "destroyed", 0.00068, rounded},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "sustained", "stage:unsaved", 200 / 27.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "sustained", "destroyed", 0.91461, rounded},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "sustained", "chance:suppressed", 0.76654, rounded},
    {"dust", "shoot", "dice=3,damage=4", "kind=vehicle,size=6", "grenade", "destroyed", 7 / 27.0},
    {"dust", "shoot", "dice=3,damage=4", "kind=vehicle,size=6", "grenade cover=cover", "destroyed", 7 / 27.0},
    {"dust", "shoot", "dice=3,damage=4", "kind=vehicle,size=6", "cover=cover", "destroyed", 92 / 729.0},
    {"dust", "shoot", "dice=2,damage=4", "kind=vehicle,size=7", "sustained", "destroyed", 25 / 81.0},
    {"dust", "shoot", "dice=2,damage=4", "kind=vehicle,size=7", "sustained cover=cover", "destroyed", 100 / 729.0},
    {"dust", "shoot", "dice=2,damage=4", "kind=vehicle,size=6", "damage-resilient", "destroyed", 1024 / 19683.0},
    {"dust", "shoot", "dice=2,damage=4", "kind=vehicle,size=6", "", "destroyed", 1 / 9.0},
    {"dust", "shoot", "dice=6", "kind=vehicle,size=6", "sustained chain", "stage:hits", 5.0},
    {"dust", "shoot", "dice=6", "kind=vehicle,size=6", "sustained chain", "destroyed", 0.37570, rounded},
    {"dust", "shoot", "dice=6", "kind=vehicle,size=6", "sustained chain", "lost:0", 4096 / 531441.0},
    {"dust", "shoot", "dice=6", "kind=vehicle,size=6", "chain", "stage:hits", 3.0},
    {"dust", "shoot", "dice=6", "kind=vehicle,size=6", "chain", "destroyed", 0.12209, rounded},
    {"dust", "shoot", "blast=1", "kind=infantry,size=3", "flame", "lost:0", 8 / 27.0},
    {"dust", "shoot", "blast=1", "kind=infantry,size=3", "flame", "lost:1", 12 / 27.0},
    {"dust", "shoot", "blast=1", "kind=infantry,size=3", "flame", "lost:2", 6 / 27.0},
    {"dust", "shoot", "blast=1", "kind=infantry,size=3", "flame", "lost:3", 1 / 27.0},
    {"dust", "shoot", "blast=2", "kind=infantry,size=2", "flame", "any", 65 / 81.0},
    {"dust", "shoot", "blast=2", "kind=infantry,size=2", "flame", "destroyed", 11 / 27.0},
    {"dust", "shoot", "blast=2,damage=K", "kind=hero,size=4", "flame", "destroyed", 5 / 9.0},
    {"dust", "shoot", "dice=9,damage=2", "kind=hero,size=4", "", "destroyed", 243300464 / 387420489.0},
    {"dust", "shoot", "dice=24", "kind=infantry,size=3", "damage-resilient", "stage:points", 32 / 9.0},
    {"dust", "shoot", "dice=24", "kind=infantry,size=3", "damage-resilient", "destroyed", 0.711749361733, 1e-11},
    {"dust", "shoot", "dice=7", "kind=infantry,size=3", "steel-guard", "destroyed", 54227 / 1594323.0},
    {"dust", "shoot", "dice=2,damage=2", "kind=vehicle,size=6", "damage-resilient", "lost:0", 361 / 729.0},
    {"dust", "shoot", "dice=2,damage=2", "kind=vehicle,size=6", "damage-resilient", "lost:1", 152 / 729.0},
    {"dust", "shoot", "dice=2,damage=2", "kind=vehicle,size=6", "damage-resilient", "lost:2", 168 / 729.0},
    {"dust", "shoot", "dice=2,damage=2", "kind=vehicle,size=6", "damage-resilient", "lost:3", 32 / 729.0},
    {"dust", "shoot", "dice=2,damage=2", "kind=vehicle,size=6", "damage-resilient", "lost:4", 16 / 729.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "human-wave", "stage:points", 80 / 27.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "human-wave", "destroyed", 0.16386, rounded},
    // A machine gun and a howitzer with Grenade: each weapon has its own save.
    {"dust", "shoot", "dice=6; dice=4,grenade=yes", "kind=support-weapon,size=4", "cover=strongpoint", "stage:unsaved", 28 / 27.0},
    {"dust", "shoot", "dice=6; dice=4,grenade=yes", "kind=support-weapon,size=4", "cover=strongpoint", "destroyed", 0.01374, rounded},
    {"dust", "close-combat", "dice=5,size=5", "kind=infantry,size=4", "", "destroyed", 11 / 243.0},
    {"dust", "close-combat", "dice=5,size=5", "kind=infantry,size=4", "", "ownatleast:2", 11 / 27.0},
    // Four men of whom two have a weapon of two dice, against two of the same: six dice and two.
    {"dust", "close-combat", "dice=4,size=4,armed=2", "kind=infantry,size=2,strikes=0,armed=0", "", "stage:dice", 6.0},
    {"dust", "close-combat", "dice=4,size=4,armed=2", "kind=infantry,size=2,strikes=0,armed=0", "", "lost:0", 64 / 729.0},
    {"dust", "close-combat", "dice=4,size=4,armed=2", "kind=infantry,size=2,strikes=0,armed=0", "", "own:2", 1 / 9.0},
    {"dust", "close-combat", "dice=4,size=4,armed=2", "kind=infantry,size=2,strikes=0,armed=0", "no-answer", "own:0", 1.0},
    // A vehicle strikes with what it has, however many boxes it has left.
    {"dust", "close-combat", "dice=0,size=5,kind=infantry,armed=0", "kind=vehicle,size=6,strikes=3,armed=1,damage=1", "", "own:3",
     1 / 27.0},
    {"dust", "close-combat", "dice=2,damage=3,size=6,kind=vehicle,armed=1", "kind=vehicle,size=6,strikes=0,armed=0", "", "destroyed",
     1 / 9.0},
    // A hero with Berserk and nothing but his fists, as attacker and when he answers.
    {"dust", "close-combat", "dice=0,size=4,kind=hero,armed=0", "kind=infantry,size=5", "chain no-answer", "lost:2", 2 / 27.0},
    {"dust", "close-combat", "dice=0,size=5,armed=0", "kind=hero,size=4,strikes=0,armed=0", "enemy-chain", "own:2", 2 / 27.0},
    // Both have First Strike: nobody is first.
    {"dust", "close-combat", "dice=1,size=1", "kind=infantry,size=1", "first-strike enemy-first-strike", "own:1", 1 / 3.0},
    {"dust", "close-combat", "dice=1,size=1", "kind=infantry,size=1", "first-strike", "own:1", 2 / 9.0},
    // A Sustained Attack in close combat does not shoot.
    {"dust", "close-combat", "dice=1,size=1,ranged-dice=9", "kind=infantry,size=1", "sustained", "destroyed", 5 / 9.0},
    {"dust", "close-combat", "dice=3,size=3", "kind=infantry,size=3", "human-wave", "mean", 2 / 3.0},
    {"dust", "reaction", "", "", "", "outcome:0", 1 / 9.0},
    // Cheat Death: two of three times the hero keeps a box.
    {"dust", "shoot", "dice=9,damage=2", "kind=hero,size=4", "cheat-death", "destroyed", 243300464 / 387420489.0 / 3},
    {"dust", "shoot", "dice=1,damage=K", "kind=hero,size=4", "flame cheat-death", "lost:3", 2 / 9.0},
    {"dust", "shoot", "dice=20", "kind=infantry,size=5", "cheat-death", "stage:lost", 3.9512, 1e-3},
    {"dust", "close-combat", "dice=0,armed=-1,size=1,kind=hero", "kind=infantry,size=1,strikes=1", "own-cheat-death", "own:1", 1 / 9.0},
    {"dust", "reaction", "", "", "", "outcome:2", 4 / 9.0},
    {"dust", "reaction", "", "", "advanced-reactive-fire", "outcome:1", 4 / 9.0},
    {"dust", "reaction", "", "", "advanced-reactive-fire", "outcome:2", 1 / 9.0},
    {"dust", "reaction", "", "", "", "outcome:1", 4 / 9.0},
    {"dust", "reaction", "", "", "advanced-reactive-fire", "outcome:0", 4 / 9.0},
    {"dust", "reaction", "", "", "stunned", "outcome:1", 1 / 3.0},
    {"dust", "reaction", "", "", "suppressed", "outcome:0", 5 / 81.0},
    {"dust", "reaction", "", "", "suppressed", "outcome:1", 32 / 81.0},
    {"dust", "reaction", "", "", "suppressed", "outcome:2", 44 / 81.0},
};

// Chance in percent that the total of the dice is above VB 0 to 6.
const std::vector<std::pair<const char *, std::array<double, 7>>> crusadeHits{
    {"dice=1B", {33.33, 16.67, 0.00, 0.00, 0.00, 0.00, 0.00}},        {"dice=2B", {55.56, 33.33, 8.33, 2.78, 0.00, 0.00, 0.00}},
    {"dice=3B", {70.37, 48.15, 20.37, 8.80, 1.85, 0.46, 0.00}},       {"dice=4B", {80.25, 60.49, 33.33, 17.28, 6.10, 2.08, 0.39}},
    {"dice=1R", {50.00, 33.33, 16.67, 0.00, 0.00, 0.00, 0.00}},       {"dice=1R+1B", {66.67, 47.22, 25.00, 8.33, 2.78, 0.00, 0.00}},
    {"dice=2R", {75.00, 58.33, 38.89, 16.67, 8.33, 2.78, 0.00}},      {"dice=2R+1B", {83.33, 68.06, 48.15, 27.31, 14.81, 6.02, 1.85}},
    {"dice=2R+2B", {88.89, 75.93, 57.33, 37.58, 22.45, 11.03, 4.71}}, {"dice=3R", {87.50, 75.00, 58.33, 37.04, 23.15, 12.04, 4.63}},
    {"dice=4R", {93.75, 85.42, 72.92, 55.32, 39.97, 25.77, 14.35}},   {"dice=6R", {98.44, 95.31, 89.58, 80.09, 68.52, 55.17, 41.38}},
    {"dice=8R", {99.61, 98.57, 96.31, 92.03, 85.61, 76.88, 66.15}},   {"dice=12R", {99.98, 99.88, 99.60, 98.95, 97.66, 95.44, 91.94}},
};

const std::vector<Golden> crusade{
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "cover=none", "destroyed", 1 / 3.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "cover=light", "destroyed", 13 / 54.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "cover=solid", "destroyed", 5 / 27.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "cover=bunker", "destroyed", 173 / 1296.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "cover=none", "destroyed", 7 / 18.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "cover=light", "destroyed", 65 / 216.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "cover=solid", "destroyed", 13 / 54.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "cover=bunker", "destroyed", 5 / 27.0},
    {"space-crusade", "shoot", "dice=3R", "armour=2,life=1", "cover=none", "destroyed", 7 / 12.0},
    {"space-crusade", "shoot", "dice=3R", "armour=2,life=1", "cover=light", "destroyed", 317 / 648.0},
    {"space-crusade", "shoot", "dice=3R", "armour=2,life=1", "cover=solid", "destroyed", 89 / 216.0},
    {"space-crusade", "shoot", "dice=3R", "armour=2,life=1", "cover=bunker", "destroyed", 221 / 648.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "reroll=1", "destroyed", 13 / 27.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "enemy-reroll=1", "destroyed", 5 / 54.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "reroll=1 enemy-reroll=1", "destroyed", 1 / 6.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=1", "destroyed", 125 / 216.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "enemy-reroll=1", "destroyed", 29 / 216.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=1 enemy-reroll=1", "destroyed", 311 / 1296.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=2", "destroyed", 233 / 324.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=3", "destroyed", 6347 / 7776.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=4", "destroyed", 20551 / 23328.0},
    {"space-crusade", "shoot", "dice=3R", "armour=4,life=3", "", "any", 25 / 108.0},
    {"space-crusade", "shoot", "dice=3R", "armour=4,life=3", "", "destroyed", 5 / 108.0},
    {"space-crusade", "shoot", "dice=6R", "armour=4,life=3", "", "destroyed", 2413 / 5832.0},
    {"space-crusade", "shoot", "dice=3x2R", "armour=4,life=3", "", "destroyed", 29 / 2592.0},
    {"space-crusade", "shoot", "dice=2B/2R/2R", "armour=2,life=1", "", "destroyed", 2557 / 3888.0},
    {"space-crusade", "shoot", "dice=4R", "armour=2,life=6", "", "destroyed", 49 / 648.0},
    {"space-crusade", "shoot", "dice=2R", "armour=1,life=1", "", "destroyed", 7 / 12.0},
    {"space-crusade", "shoot", "dice=2R", "armour=1,life=1", "best-die", "destroyed", 5 / 9.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "best-die", "destroyed", 11 / 36.0},
    {"space-crusade", "shoot", "dice=3B", "armour=1,life=1", "best-two", "destroyed", 104 / 216.0},
    {"space-crusade", "shoot", "dice=2R", "armour=3,life=1", "", "destroyed", 1 / 6.0},
    {"space-crusade", "shoot", "dice=2R", "armour=3,life=1", "storm-shield", "destroyed", 11 / 108.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "from-bike", "destroyed", 5 / 27.0},
    {"space-crusade", "shoot", "dice=2B", "armour=1,life=1", "from-bike save-reroll=1", "destroyed", 23 / 216.0},
    {"space-crusade", "shoot", "dice=3R", "armour=4,life=3", "", "chance:explodes", 1 / 54.0},
    {"space-crusade", "shoot", "dice=4R", "armour=4,life=3", "", "chance:explodes", 49 / 648.0},
    {"space-crusade", "shoot", "dice=2R", "armour=2,life=1", "", "chance:overheats", 1 / 36.0},
    {"space-crusade", "shoot", "dice=2R+2B", "armour=2,life=1", "", "chance:overheats", 1 / 1296.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "", "outcome:0", 445 / 1296.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "", "outcome:1", 203 / 648.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "", "outcome:2", 445 / 1296.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "charge", "outcome:0", 617 / 1296.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "charge", "outcome:1", 671 / 2592.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "charge", "outcome:2", 229 / 864.0},
    {"space-crusade", "fight", "dice=1R+1B", "dice=2B", "", "outcome:0", 38 / 81.0},
    {"space-crusade", "fight", "dice=1R+1B", "dice=2B", "", "outcome:1", 167 / 648.0},
    {"space-crusade", "fight", "dice=1R+1B", "dice=2B", "", "outcome:2", 59 / 216.0},
    {"space-crusade", "fight", "dice=2R", "dice=2B", "", "outcome:0", 247 / 432.0},
    {"space-crusade", "fight", "dice=2R", "dice=2B", "", "outcome:1", 137 / 648.0},
    {"space-crusade", "fight", "dice=2R", "dice=2B", "", "outcome:2", 281 / 1296.0},
    {"space-crusade", "fight", "dice=2R", "dice=2B", "charge", "outcome:0", 857 / 1296.0},
    {"space-crusade", "fight", "dice=2R", "dice=2B", "charge", "outcome:1", 14 / 81.0},
    {"space-crusade", "fight", "dice=2R", "dice=2B", "charge", "outcome:2", 215 / 1296.0},
    {"space-crusade", "fight", "dice=2R+2B", "dice=2R", "", "outcome:0", 8863 / 15552.0},
    {"space-crusade", "fight", "dice=2R+2B", "dice=2R", "", "outcome:1", 2335 / 15552.0},
    {"space-crusade", "fight", "dice=2R+2B", "dice=2R", "", "outcome:2", 2177 / 7776.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "encumbered", "outcome:0", 389 / 2592.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "encumbered", "outcome:1", 1463 / 3888.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "encumbered", "outcome:2", 3683 / 7776.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "reroll=1", "outcome:0", 1835 / 3888.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "reroll=1", "outcome:2", 1033 / 3888.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "reroll=2", "outcome:0", 6685 / 11664.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "reroll=2", "outcome:2", 3181 / 15552.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "reroll=3", "outcome:0", 45797 / 69984.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B", "reroll=3", "outcome:2", 415 / 2592.0},
    {"space-crusade", "overheat", "dice=2R", "armour=2,life=1", "", "destroyed", 7 / 648.0},
    // Three Gretchin, two Orks, one Android under a total of 4: the Android and a Gretchin are the best choice.
    {"space-crusade", "sustained", "total=4", "count=3,armour=0,worth=3,count-2=2,armour-2=1,worth-2=7,count-3=1,armour-3=2,worth-3=17", "",
     "mean", 20},
    {"space-crusade", "sustained", "total=4", "count=3,armour=0,worth=3,count-2=2,armour-2=1,worth-2=7", "", "mean", 14},
    {"space-crusade", "sustained", "total=4", "count=3,armour=0,worth=3,count-2=1,armour-2=1,worth-2=7", "", "mean", 13},
    {"space-crusade", "sustained", "total=4", "count=3,armour=0,worth=3", "", "mean", 9},
    {"space-crusade", "sustained", "dice=2R", "count=1,armour=2", "", "destroyed", 7 / 18.0},
    {"space-crusade", "sustained", "dice=2R", "count=1,armour=2", "reroll=1", "destroyed", 125 / 216.0},
    {"space-crusade", "twin", "dice=2B", "armour=0,life=1,armour-2=0", "", "destroyed", 528 / 1296.0},
    {"space-crusade", "twin", "dice=2B", "armour=1,life=1,armour-2=1", "", "destroyed", 224 / 1296.0},
    {"space-crusade", "twin", "dice=2B", "armour=2,life=1", "", "destroyed", 415 / 1296.0},
    {"space-crusade", "web", "", "dice=2B,life=1", "caught", "destroyed", 247 / 432.0},
    {"space-crusade", "web", "", "dice=2B,life=1", "caught", "chance:free", 281 / 1296.0},
    {"space-crusade", "web", "", "dice=2B,life=1", "", "stage:caught", 5 / 9.0},
    {"space-crusade", "web", "", "dice=2B,life=1", "", "destroyed", 5 / 9.0 * 247 / 432.0},
    {"space-crusade", "shoot", "dice=4R", "armour=2,life=1", "transmuter paces=4", "any", 7 / 12.0},
    {"space-crusade", "shoot", "dice=3R", "armour=1,life=1", "less=1", "any", 7 / 12.0},
    {"space-crusade", "fight", "dice=2B", "dice=2B,life=3", "", "chance:explodes", 1 / 36.0 * 4 / 9.0},
    {"space-crusade", "ground", "", "", "", "outcome:0", 2 / 3.0},
    {"space-crusade", "ground", "", "", "", "outcome:1", 11 / 36.0},
    {"space-crusade", "ground", "", "", "", "outcome:2", 1 / 36.0},
    {"space-crusade", "gang", "dice=2B,attackers=1", "dice=2B", "", "destroyed", 445 / 1296.0},
    {"space-crusade", "gang", "dice=2B,attackers=4", "dice=2B", "", "destroyed", 0.950693798973, 1e-11},
    {"space-crusade", "gang", "dice=2B,attackers=4", "dice=2B", "", "own:0", 0.550990993350, 1e-11},
    {"space-crusade", "gang", "dice=2B,attackers=3", "dice=2B,life=2", "charge", "destroyed", 0.829417316715, 1e-11},
    {"space-crusade", "web", "", "dice=2B,life=1", "caught", "chance:held", 1 - 281 / 1296.0},
    {"space-crusade", "fight", "dice=2B", "dice=2R", "", "outcome:0", 281 / 1296.0},
    {"space-crusade", "fight", "dice=2B", "dice=2R", "", "outcome:1", 137 / 648.0},
    {"space-crusade", "fight", "dice=2B", "dice=2R", "", "outcome:2", 247 / 432.0},
};

const std::vector<Golden> skirmish{
    {"modern-skirmish", "shoot", "dice=2,die=8", "target=fighter", "", "destroyed", 55 / 64.0},
    {"modern-skirmish", "shoot", "dice=2,die=8", "target=fighter", "vest", "destroyed", 735 / 1024.0},
    {"modern-skirmish", "shoot", "dice=3,die=8", "target=fighter", "", "destroyed", 485 / 512.0},
    {"modern-skirmish", "shoot", "dice=2,die=8,modifier=6", "target=fighter", "", "destroyed", 0.0},
    {"modern-skirmish", "shoot", "dice=2,die=10,modifier=6", "target=fighter", "", "destroyed", 19 / 100.0},
    {"modern-skirmish", "burst", "dice=2,die=8", "target=fighter", "targets=1", "mean", 55 / 64.0},
    {"modern-skirmish", "burst", "dice=2,die=8", "target=fighter", "", "mean", 55 / 64.0 + 48 / 64.0 + 39 / 64.0},
    {"modern-skirmish", "burst", "dice=2,die=8", "target=fighter", "", "destroyed", 55 / 64.0 * 48 / 64.0 * 39 / 64.0},
    {"modern-skirmish", "area", "dice=1,die=8,diameter=5", "", "", "destroyed", 69 / 128.0},
    {"modern-skirmish", "area", "dice=1,die=8,diameter=10", "", "", "destroyed", 165 / 256.0},
    {"modern-skirmish", "area", "dice=2,die=8,diameter=10", "", "", "destroyed", 1455 / 2048.0},
    {"modern-skirmish", "area", "dice=1,die=10,diameter=15", "", "", "destroyed", 231 / 320.0},
    {"modern-skirmish", "area", "dice=1,die=12,diameter=10", "", "", "destroyed", 87 / 128.0},
    {"modern-skirmish", "area", "dice=1,die=8,diameter=5", "", "lobbed", "destroyed", 3 / 16.0},
    {"modern-skirmish", "area", "dice=1,die=10,diameter=15", "", "lobbed", "destroyed", 21 / 32.0},
    {"modern-skirmish", "shoot", "dice=3,die=8", "armour=8", "", "destroyed", 11907 / 16384.0},
    {"modern-skirmish", "shoot", "dice=3,die=8", "armour=6", "", "destroyed", 55647 / 65536.0},
    {"modern-skirmish", "shoot", "dice=2,die=8", "armour=8", "", "destroyed", 1269 / 2048.0},
    {"modern-skirmish", "shoot", "dice=1,die=12", "armour=8", "", "destroyed", 17 / 32.0},
    {"modern-skirmish", "shaped-charge", "dice=2,die=8", "armour=8", "", "destroyed", 1269 / 2048.0},
    {"modern-skirmish", "melee", "dice=1,die=8", "dice=1,die=8", "", "destroyed", 15 / 64.0},
    {"modern-skirmish", "melee", "dice=2,die=8", "dice=1,die=8", "", "destroyed", 145 / 256.0},
    {"modern-skirmish", "melee", "dice=3,die=8", "dice=1,die=8", "", "destroyed", 3205 / 4096.0},
    {"modern-skirmish", "fire-for-effect", "dice=3,die=8", "", "", "destroyed", 1 - 27 / 512.0},
    {"modern-skirmish", "initiative", "die=8", "die=8", "", "outcome:0", 7 / 16.0},
    {"modern-skirmish", "initiative", "die=8", "die=8", "", "outcome:1", 1 / 8.0},
    {"modern-skirmish", "initiative", "die=8", "die=8", "drone", "outcome:0", 9 / 16.0},
    {"modern-skirmish", "initiative", "die=8", "die=8", "drone", "outcome:1", 7 / 64.0},
};

const std::vector<Golden> at43{
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "", "mean", 1.5},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "", "any", 0.822021, 1e-6},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "cover=cover", "mean", 1.0},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "cover=cover", "any", 0.665102, 1e-6},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "cover=take-cover", "mean", 0.5},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "cover=take-cover", "any", 0.406708,
     1e-6},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "zone=3", "mean", 0.234375},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "zone=3", "any", 0.201172, 1e-6},
    {"at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=0,penetration=5", "protection=6,size=6", "", "atleast:4", 0.037598, 1e-6},
    {"at-43", "shoot", "dice=7,accuracy=3,range=5,rerolls=1,penetration=5", "protection=6,size=6", "", "stage:impacts", 35 / 9.0},
    {"at-43", "indirect", "dice=6,accuracy=4,range=4,area=3,penetration=5", "protection=5", "", "chance:double", 22 / 64.0},
    {"at-43", "indirect", "dice=2,accuracy=4,range=9,area=3,penetration=99", "protection=0", "", "stage:successes", 1 / 3.0},
    {"at-43", "indirect", "dice=2,accuracy=4,range=9,area=3,penetration=99", "protection=0", "", "destroyed", 1.0},
    {"at-43", "indirect", "dice=2,accuracy=4,range=9,area=3,penetration=99", "protection=0", "", "stage:drift", 5 / 3.0},
    {"at-43", "indirect", "dice=2,accuracy=4,range=9,area=3,penetration=99", "protection=0", "", "stage:radius", 3 + 3 / 36.0},
    {"at-43", "indirect", "dice=1,accuracy=0,range=0,area=3,penetration=99,printed=4", "protection=0", "artillery", "stage:successes",
     1 / 2.0},
    {"at-43", "indirect", "dice=1,area=3,penetration=99,printed=4", "protection=0", "artillery", "stage:successes", 1 / 2.0},
    {"at-43", "shoot", "dice=6,accuracy=0,range=20,penetration=5", "protection=6,size=6", "locked=4 zone=3", "mean", 1.5},
    // Five impacts on two vehicles: three on the nearest, two on the other.
    {"at-43", "vehicles", "dice=5,accuracy=9,range=0,penetration=9", "protection=0,vehicles=2", "", "mean", 3.0},
    {"at-43", "vehicles", "dice=5,accuracy=9,range=0,penetration=9", "protection=0,vehicles=2,nearness=2", "", "mean", 2.0},
    {"at-43", "vehicles", "dice=1,accuracy=9,range=0,penetration=9", "protection=0", "", "chance:propulsion", 1 / 3.0},
    {"at-43", "vehicles", "dice=1,accuracy=9,range=0,penetration=9", "protection=0", "", "chance:weapon", 1 / 6.0},
};

const std::vector<Golden> dropzone{
    {"dropzone-commander", "shoot", "shots=3,accuracy=2,energy=10", "armour=8,damage=1", "", "destroyed", 665 / 729.0},
    {"dropzone-commander", "shoot", "shots=3,accuracy=2,energy=10", "armour=8,damage=1", "hull-down", "destroyed", 19 / 27.0},
    {"dropzone-commander", "shoot", "shots=1,accuracy=3,energy=6", "armour=6,damage=1", "reaction", "destroyed", 1 / 9.0},
    {"dropzone-commander", "shoot", "shots=1,accuracy=4,energy=11", "armour=6,damage=1", "structure", "destroyed", 25 / 36.0},
    {"dropzone-commander", "shoot", "shots=1,accuracy=3,energy=10", "armour=8,damage=1", "skimmer", "destroyed", 1 / 3.0 * 2 / 3.0},
    {"dropzone-commander", "shoot", "shots=1,accuracy=3,energy=10,aa=yes", "armour=8,damage=1", "skimmer", "destroyed", 2 / 3.0 * 2 / 3.0},
    {"dropzone-commander", "shoot", "shots=1,accuracy=3,energy=10", "armour=8,damage=1", "aloft", "destroyed", 0.0},
    {"dropzone-commander", "shoot", "shots=1,accuracy=3,energy=10,aa=yes", "armour=8,damage=1", "aloft", "destroyed", 2 / 3.0 * 2 / 3.0},
    // Two tanks of two points: three of four shots kill one.
    {"dropzone-commander", "shoot", "shots=4,accuracy=4,energy=15", "armour=5,damage=2,models=2", "", "destroyed", 625 / 20736.0},
    {"dropzone-commander", "shoot", "shots=4,accuracy=4,energy=15", "armour=5,damage=2,models=2", "", "mean", 5 / 3.0},
    {"dropzone-commander", "shoot", "shots=2,accuracy=1,energy=15", "armour=5,damage=2,models=2", "", "stage:models", 25 / 36.0},
    {"dropzone-commander", "masonry", "points=1", "armour=1,damage=1", "", "destroyed", 1 / 3.0 * 5 / 6.0},
    {"dropzone-commander", "masonry", "points=1", "armour=4,damage=1", "below-half", "destroyed", 1 / 2.0 * 4 / 6.0},
    {"dropzone-commander", "close-quarters", "cqb=2,points=5", "armour=2,damage=5,bases=2", "", "mean", 2.5},
    {"dropzone-commander", "close-quarters", "cqb=2,points=5,armour=2", "armour=2,damage=5,cqb=1", "", "own:5", 1 / 32.0},
    {"dropzone-commander", "close-quarters", "dice=1", "armour=1,damage=1", "", "destroyed", 2 / 3.0},
    {"dropzone-commander", "close-quarters", "dice=1", "armour=2,damage=1", "", "destroyed", 1 / 2.0},
    {"dropzone-commander", "close-quarters", "dice=1", "armour=3,damage=1", "", "destroyed", 1 / 3.0},
    {"dropzone-commander", "close-quarters", "dice=1", "armour=4,damage=1", "", "destroyed", 1 / 6.0},
    {"dropzone-commander", "passengers", "", "", "", "destroyed", 5 / 12.0},
    {"dropzone-commander", "reserves", "turn=1", "", "", "destroyed", 1 / 6.0},
    {"dropzone-commander", "reserves", "turn=2", "", "", "destroyed", 7 / 12.0},
    {"dropzone-commander", "reserves", "turn=3", "", "", "destroyed", 67 / 72.0},
    {"dropzone-commander", "reserves", "turn=4", "", "", "destroyed", 427 / 432.0},
    {"dropzone-commander", "fast-mover", "", "", "", "destroyed", 5 / 6.0},
    {"dropzone-commander", "fast-mover", "", "", "interceptor", "destroyed", 2 / 3.0},
    {"dropzone-commander", "low-flight", "", "", "", "destroyed", 1 / 36.0},
    {"dropzone-commander", "low-flight", "", "", "fast-mover", "destroyed", 3 / 36.0},
    {"dropzone-commander", "search", "turn=1", "building=tiny", "", "destroyed", 0.667, 6e-4},
    {"dropzone-commander", "search", "turn=2", "building=tiny", "", "destroyed", 0.944, 6e-4},
    {"dropzone-commander", "search", "turn=3", "building=tiny", "", "destroyed", 0.991, 6e-4},
    {"dropzone-commander", "search", "turn=1", "building=small", "", "destroyed", 0.5, 6e-4},
    {"dropzone-commander", "search", "turn=2", "building=small", "", "destroyed", 0.833, 6e-4},
    {"dropzone-commander", "search", "turn=3", "building=small", "", "destroyed", 0.972, 6e-4},
    {"dropzone-commander", "search", "turn=1", "building=normal", "", "destroyed", 0.333, 6e-4},
    {"dropzone-commander", "search", "turn=2", "building=normal", "", "destroyed", 0.667, 6e-4},
    {"dropzone-commander", "search", "turn=3", "building=normal", "", "destroyed", 0.889, 6e-4},
    {"dropzone-commander", "search", "turn=4", "building=normal", "", "destroyed", 0.981, 6e-4},
    {"dropzone-commander", "search", "turn=1", "building=large", "", "destroyed", 0.167, 6e-4},
    {"dropzone-commander", "search", "turn=2", "building=large", "", "destroyed", 0.444, 6e-4},
    {"dropzone-commander", "search", "turn=3", "building=large", "", "destroyed", 0.722, 6e-4},
    {"dropzone-commander", "search", "turn=4", "building=large", "", "destroyed", 0.907, 6e-4},
    {"dropzone-commander", "search", "turn=5", "building=large", "", "destroyed", 0.985, 6e-4},
};

} // namespace

/// Values that were worked out apart from the program, game by game.
class tst_OddsGolden : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const packs::PackPtr &pack : m_case.store().packs()) {
            for (const base::Finding &finding : pack->findings())
                QVERIFY2(!QString::fromStdString(finding.file).contains("odds"), finding.message().c_str());
        }
    }

    void typedAttacks_giveTheWrittenValues_data()
    {
        QTest::addColumn<int>("list");
        QTest::addColumn<int>("index");
        for (int list = 0; list < int(lists().size()); ++list) {
            for (int i = 0; i < int(lists()[std::size_t(list)]->size()); ++i) {
                const Golden &golden = (*lists()[std::size_t(list)])[std::size_t(i)];
                QTest::addRow("%s %s %s at %s %s: %s", golden.system, golden.mode, golden.attack, golden.defence, golden.with, golden.what)
                    << list << i;
            }
        }
    }

    void typedAttacks_giveTheWrittenValues()
    {
        QFETCH(int, list);
        QFETCH(int, index);
        const Golden &golden = (*lists()[std::size_t(list)])[std::size_t(index)];
        const auto reply = m_case.ask(golden.system, golden.mode, golden.attack, golden.defence, golden.with);
        QVERIFY2(reply.ok(), reply.ok() ? "" : reply.error().text().c_str());
        const double found = m_case.value(golden.system, golden.mode, *reply, golden.what);
        QVERIFY2(std::fabs(found - golden.value) < golden.within,
                 qPrintable(QString("%1, not %2").arg(found, 0, 'g', 12).arg(golden.value, 0, 'g', 12)));
        const std::vector<double> &lost = reply->answer.lost;
        QVERIFY(std::fabs(std::accumulate(lost.begin(), lost.end(), 0.0) - 1) < 1e-9);
    }

    void totalsAboveTheArmour_areThoseOfTheTable()
    {
        for (const auto &[dice, chances] : crusadeHits) {
            for (int armour = 0; armour < int(chances.size()); ++armour) {
                const auto reply = m_case.ask("space-crusade", "shoot", dice, QString("armour=%1,life=1").arg(armour));
                QVERIFY(reply.ok());
                QVERIFY2(std::fabs(reply->answer.any * 100 - chances[std::size_t(armour)]) < 0.006,
                         qPrintable(QString("%1 at %2: %3").arg(dice).arg(armour).arg(reply->answer.any)));
            }
        }
    }

private:
    static std::vector<const std::vector<Golden> *> lists() { return {&dust, &crusade, &skirmish, &at43, &dropzone}; }

    test::OddsCase m_case;
};

MUSTER_TEST_MAIN(tst_OddsGolden)
#include "tst_OddsGolden.moc"
