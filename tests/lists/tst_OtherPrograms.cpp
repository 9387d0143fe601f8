// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/RandomUser.h"

#include "ForeignForms.h"
#include "lists/ListReader.h"
#include "support/OwnPacks.h"
#include "support/Soak.h"
#include "text/Speaking.h"

using namespace muster;
using lists::LineResult;
using test::ForeignForm;

/// Lists as other programs write them, made by chance: each line is found, guessed or told as missing, in each form.
class tst_OtherPrograms : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs;

    packs::PackPtr packOf(const QString &folder) const
    {
        for (const packs::PackPtr &pack : m_packs->packs())
            if (QDir(pack->folder()) == QDir(folder))
                return pack;
        return nullptr;
    }

    static lists::Shape shapeOf(ForeignForm form)
    {
        switch (form) {
        case ForeignForm::Sections:
            return lists::Shape::Tournament;
        case ForeignForm::AgeOfSigmar:
            return lists::Shape::AgeOfSigmar;
        case ForeignForm::OldWorld:
            return lists::Shape::OldWorld;
        case ForeignForm::ListForge:
            return lists::Shape::ListForge;
        case ForeignForm::App:
        case ForeignForm::FrenchApp:
            break;
        }
        return lists::Shape::App;
    }

    static QStringList untold(const lists::ReadList &read, const QMap<int, QString> &lines)
    {
        QSet<int> told;
        for (const LineResult &line : read.lines)
            if (line.state != LineResult::State::Head)
                told.insert(line.line);
        QStringList missing;
        for (auto it = lines.begin(); it != lines.end(); ++it)
            if (!told.contains(it.key()))
                missing << QString("%1: %2").arg(QString::number(it.key()), it.value());
        return missing;
    }

private slots:
    void initTestCase() { m_packs = test::ownPacks(); }

    // Five packs: 200 lists in each form.
    void everyLine_isTold_data() { test::addPackRows(test::fewerIfSanitized(40)); }

    void everyLine_isTold()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const packs::PackPtr pack = packOf(folder);
        if (!pack)
            QSKIP("not a pack of the program");
        test::RandomList list(folder, seed);
        for (int i = 0; i < 40; ++i)
            list.user.click();
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(list.session.roster);
        for (const auto form : {ForeignForm::Sections, ForeignForm::App, ForeignForm::FrenchApp, ForeignForm::AgeOfSigmar,
                                ForeignForm::OldWorld, ForeignForm::ListForge}) {
            const QString language = form == ForeignForm::FrenchApp ? "fr" : "en";
            const text::Speaking speaking(language);
            const share::RosterExport exported = share::exportRoster(evaluator, share::RosterLook::of(*pack, language),
                                                                     {pack->name(language), {}, {}, {}});
            const test::ForeignList written = test::ForeignWriter(exported, form).written();
            if (written.lines.isEmpty())
                continue; // of nothing at all nobody can tell the game
            const auto read = lists::ListReader(m_packs->packs(), "en").read(written.text);
            QVERIFY2(read.size() == 1, qPrintable(QString("%1 lists in\n%2").arg(QString::number(read.size()), written.text)));
            QCOMPARE(read.front().parsed.shape, shapeOf(form));
            QVERIFY2(read.front().pack && read.front().pack->id() == pack->id(), qPrintable(written.text));
            const QStringList missing = untold(read.front(), written.lines);
            QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n') + "\nin\n" + written.text));
        }
    }
};

MUSTER_TEST_MAIN(tst_OtherPrograms)
#include "tst_OtherPrograms.moc"
