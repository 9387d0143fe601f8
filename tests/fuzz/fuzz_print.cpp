// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out whatever comes: JSON as the card design of a game, anything else as its reference. Down to the last drawn word, as
// that is where the room and the rows are counted.
#include "packs/read/PackLoader.h"
#include "print/cards/CardLayout.h"
#include "print/content/CardBuilder.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/ReferenceSheet.h"
#include "rules/roster/Operations.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

namespace {

void startGui()
{
    static int argc = 1;
    static char name[] = "fuzz_print";
    static char *argv[] = {name, nullptr};
    if (!qApp)
        new QGuiApplication(argc, argv); // for the fonts; lives as long as the process
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        std::abort();
}

// One folder for all inputs: a small game of ours, with the card design exchanged.
QString packFolder()
{
    static const QTemporaryDir folder;
    static const bool made = [] {
        const QDir from(qEnvironmentVariable("MUSTER_SOURCE_DIR", QStringLiteral(".")) + "/data/modern-skirmish");
        for (const QString &name : from.entryList(QDir::Files))
            QFile::copy(from.filePath(name), folder.filePath(name));
        return true;
    }();
    Q_UNUSED(made)
    return folder.path();
}

void layOutCards(const QByteArray &design)
{
    const QString folder = packFolder();
    put(folder + "/cards.json", design);
    const packs::PackPtr pack = packs::PackLoader(folder, packs::Origin::Program, {}).load();
    if (!pack || pack->factions().empty())
        return;
    base::CountingIdSource ids;
    rules::Roster roster = rules::newRoster(*pack->data(), "x", ids);
    rules::Operations operations(roster, pack->data().get(), ids);
    const rules::DataFile &faction = *pack->factions().front();
    const auto forces = pack->data()->book(faction).forceEntries();
    if (forces.empty() || !operations.addForce(forces.front()->idText, faction.idText))
        return;
    int added = 0;
    for (const rules::EntryNode *node : pack->data()->book(faction).roots())
        if (added++ < 2)
            (void)operations.addSelection(roster.forces.front().id, node->path());
    const print::RosterSource source(roster, pack, "fr");
    const print::TextMeter meter;
    for (const print::RosterUnit &unit : source.units())
        (void)print::layoutCard(print::buildCard(source, unit), {}, meter, {1, 2});
    (void)print::layoutCard(print::blankCard(source), {}, meter);
    (void)print::layoutPlatoonSheet(source, print::sheetStyle(source, {210, 297}, print::InkMode::Colour), meter);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    startGui();
    const QByteArray input(reinterpret_cast<const char *>(bytes), qsizetype(std::min<std::size_t>(size, 20'000)));
    if (input.startsWith('{')) {
        layOutCards(input);
        return 0;
    }
    const print::TextMeter meter;
    const print::Markdown text = print::Markdown::parse(QString::fromUtf8(input));
    for (const print::MdSection &section : text.sections)
        for (const print::MdBlock &block : section.blocks)
            if (const auto *table = std::get_if<print::MdTable>(&block))
                for (const QStringList &row : table->rows)
                    if (row.size() != table->head.size())
                        std::abort();
    (void)print::layoutReference(text, print::SheetStyle{}, "sub", meter);
    return 0;
}
