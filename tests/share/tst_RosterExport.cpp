// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterReader.h"
#include "share/RosterExport.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using share::ExportFormat;

/// Every format mentions everything: whoever gets the list sees what the player sees.
class tst_RosterExport : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_packs;

    static rules::Roster read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(path));
        auto roster = rules::readRoster(file.readAll().toStdString(), path.toStdString());
        if (!roster)
            qFatal("%s", roster.error().message().c_str());
        return std::move(roster->roster);
    }

    // As the format writes it, so that it can be found again.
    static QString escaped(QString text, ExportFormat format)
    {
        if (format == ExportFormat::Html)
            return text.toHtmlEscaped();
        if (format == ExportFormat::Markdown || format == ExportFormat::Discord)
            return text.replace(QRegularExpression("([\\\\`*_{}\\[\\]<>#|~])"), "\\\\1");
        if (format == ExportFormat::Csv)
            return text.replace('"', "\"\"");
        return text;
    }

    static void names(const std::vector<share::ExportItem> &items, QStringList &found)
    {
        for (const share::ExportItem &item : items) {
            found.append(item.name);
            if (!item.nickname.isEmpty())
                found.append(item.nickname);
            if (!item.notes.isEmpty())
                found.append(item.notes);
            names(item.children, found);
        }
    }

private slots:
    void initTestCase() { m_packs = test::ownPacks(); }

    void icon_isFoundInWordsWithAccents()
    {
        QCOMPARE(share::RosterLook().icon({{{}, "a", "Mittlerer Läufer", true}}), "kind-walker-medium");
        QCOMPARE(share::RosterLook().icon({{{}, "a", "Nothing of the kind", true}}), "kind-unit");
    }

    void everyFormat_mentionsEverything_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs()) {
            for (const packs::Sample &sample : pack->manifest().samples) {
                for (const char *language : {"en", "fr"})
                    QTest::newRow(qPrintable(sample.file + ' ' + language + ' ' + pack->id())) << pack->id() << pack->path(sample.file) << QString(language);
            }
        }
    }

    void everyFormat_mentionsEverything()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        QFETCH(QString, language);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Roster roster = read(file);
        // A note with characters that every format has to guard.
        roster.forces.front().selections.front().customNotes = "5 < 6, *really* \"so\"";
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(roster);
        const auto look = share::RosterLook::of(*game, language);
        const share::RosterExport exported = share::exportRoster(evaluator, look, {game->name(language), {}, game->manifest().version});
        QCOMPARE(exported.legal, evaluator.legal());
        QVERIFY(exported.dataVersion.contains(game->manifest().version));
        QStringList wanted{exported.title};
        names(exported.forces, wanted);
        for (const share::ExportFormatInfo &info : share::exportFormats()) {
            const QString text = share::render(exported, info.format);
            if (info.format == ExportFormat::Json) {
                QJsonParseError error;
                const QJsonObject json = QJsonDocument::fromJson(text.toUtf8(), &error).object();
                QCOMPARE(error.error, QJsonParseError::NoError);
                QCOMPARE(json.value("legal").toBool(), exported.legal);
                QCOMPARE(json.value("data").toString(), exported.dataVersion);
                QCOMPARE(json.value("findings").toArray().size(), exported.findings.size());
                continue;
            }
            for (const QString &name : std::as_const(wanted))
                QVERIFY2(text.contains(escaped(name, info.format)), qPrintable(info.name + ": " + name));
            for (const QString &finding : exported.findings)
                QVERIFY2(text.contains(escaped(finding, info.format)), qPrintable(info.name + ": " + finding));
            QVERIFY2(text.contains(escaped(exported.dataVersion, info.format)), qPrintable(info.name));
        }
    }

    void illegalList_neverLooksLegal()
    {
        const packs::PackPtr dust = m_packs->find("dust");
        rules::Roster roster = read(dust->path(dust->manifest().samples.constFirst().file));
        for (rules::CostValue &limit : roster.costLimits)
            limit.value = 99;
        rules::Evaluator evaluator(dust->data());
        evaluator.evaluate(roster);
        const share::RosterExport exported = share::exportRoster(evaluator, share::RosterLook::of(*dust, "en"), {"Dust Tactics", {}, "1.0.0"});
        QVERIFY(!exported.legal);
        for (const share::ExportFormatInfo &info : share::exportFormats()) {
            const QString text = share::render(exported, info.format);
            QVERIFY2(text.contains("Not legal") || text.contains("\"legal\": false"), qPrintable(info.name));
            QVERIFY2(text.contains("over the limit"), qPrintable(info.name));
        }
    }
};

MUSTER_TEST_MAIN(tst_RosterExport)
#include "tst_RosterExport.moc"
