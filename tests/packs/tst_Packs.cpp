// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "packs/UnitList.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/RosterReader.h"
#include "support/TestMain.h"
#include "text/Typography.h"

#include <QXmlStreamReader>

using namespace muster;

/// All packs of the program: whole, in both languages, with samples that are what they claim to be.
class tst_Packs : public QObject
{
    Q_OBJECT

private:
    packs::PackStore m_store{{{}, {}, test::sourceFolder() + "/data", {}}};

    // Ids of elements that a player sees by name.
    static QMap<QString, QString> namedIds(const QString &file, QMap<QString, QString> *ruleTexts)
    {
        static const QSet<QString> named{"gameSystem",          "catalogue",     "costType",   "profileType",
                                         "characteristicType",  "categoryEntry", "forceEntry", "selectionEntry",
                                         "selectionEntryGroup", "rule",          "profile",    "infoGroup"};
        QFile source(file);
        if (!source.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file));
        QXmlStreamReader xml(&source);
        QMap<QString, QString> ids;
        QString rule;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QString id = xml.attributes().value("id").toString();
            if (named.contains(xml.name().toString()))
                ids.insert(id, xml.attributes().value("name").toString());
            if (xml.name() == QLatin1String("rule"))
                rule = id;
            else if (xml.name() == QLatin1String("description") && !rule.isEmpty())
                ruleTexts->insert(rule, xml.readElementText());
        }
        return ids;
    }

    void addPacks() const
    {
        QTest::addColumn<QString>("id");
        for (const packs::PackPtr &pack : m_store.packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

private slots:
    void french_isTypeset_andFoundByPlainKeys()
    {
        QCOMPARE(text::typeset("L'escouade : d'assaut ; « ici » 50 %", "fr"),
                 QString::fromUtf8("L’escouade\u00a0: d’assaut\u00a0; «\u00a0ici\u00a0» 50\u00a0%"));
        QCOMPARE(text::typeset("Player's choice : 50 %", "en"), QString("Player's choice : 50 %"));
        QCOMPARE(text::searchForm(QString::fromUtf8("Escouade d’élite\u00a0: Cœur")), QString("escouade d'elite : coeur"));
        QCOMPARE(text::searchForm("Pounder"), QString("pounder"));
    }

    void initTestCase() { m_store.load(); }

    void allFive_areThereAndWhole()
    {
        for (const packs::PackProblem &problem : m_store.problems()) {
            for (const base::Finding &finding : problem.findings)
                qCritical("%s: %s", qPrintable(problem.id), finding.message().c_str());
        }
        QVERIFY(m_store.problems().empty());
        for (const QString id : {"dust", "space-crusade", "modern-skirmish", "at-43", "dropzone-commander"})
            QVERIFY2(m_store.find(id), qPrintable(id));
    }

    void manifest_saysWhatAPlayerAsks_data() { addPacks(); }

    void manifest_saysWhatAPlayerAsks()
    {
        QFETCH(QString, id);
        const packs::Manifest &manifest = m_store.find(id)->manifest();
        for (const QString language : {"en", "fr"}) {
            QVERIFY(manifest.name.has(language) || manifest.name.has({}));
            QVERIFY(manifest.edition.has(language) && manifest.summary.has(language));
            QVERIFY2(m_store.find(id)->reference(language).startsWith("# "), qPrintable(language));
        }
        QVERIFY(!manifest.sources.isEmpty() && !manifest.editionNotes.isEmpty());
        QVERIFY(manifest.samples.size() >= 2);
        QVERIFY(!m_store.find(id)->cards().plain);
        QCOMPARE(manifest.languages, (QStringList{"en", "fr"}));
        QCOMPARE(size_t(manifest.factions.size()), m_store.find(id)->factions().size());
    }

    void everyId_hasAFrenchName_data() { addPacks(); }

    void everyId_hasAFrenchName()
    {
        QFETCH(QString, id);
        const packs::PackPtr pack = m_store.find(id);
        const packs::Language &french = pack->language("fr");
        QStringList missing;
        const QStringList files = pack->manifest().catalogueFiles + QStringList{pack->manifest().systemFile};
        for (const QString &file : files) {
            QMap<QString, QString> ruleTexts;
            const QMap<QString, QString> ids = namedIds(pack->path(file), &ruleTexts);
            for (auto it = ids.begin(); it != ids.end(); ++it) {
                if (!it.value().isEmpty() && !french.hasName(it.key().toStdString()))
                    missing.append(it.key());
            }
            for (auto it = ruleTexts.begin(); it != ruleTexts.end(); ++it) {
                if (!it.value().trimmed().isEmpty() && !french.hasText(it.key().toStdString()))
                    missing.append("text of " + it.key());
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }

    void units_areListedWithNamesAndProfiles_data() { addPacks(); }

    void units_areListedWithNamesAndProfiles()
    {
        QFETCH(QString, id);
        const packs::PackPtr pack = m_store.find(id);
        for (const rules::DataFile *faction : pack->factions()) {
            const auto units = packs::listUnits(pack->data()->book(*faction));
            QVERIFY2(!units.empty(), std::string(faction->name).c_str());
            for (const packs::ListedUnit &unit : units)
                QVERIFY2(!unit.name.empty() && (!unit.profiles.empty() || !unit.costs.empty()), unit.id.c_str());
        }
    }

    void samples_areWhatTheyClaim_data() { addPacks(); }

    void samples_areWhatTheyClaim()
    {
        QFETCH(QString, id);
        const packs::PackPtr pack = m_store.find(id);
        QSet<QString> rosterIds;
        for (const packs::Sample &sample : pack->manifest().samples) {
            QFile file(pack->path(sample.file));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(sample.file));
            const auto read = rules::readRoster(file.readAll().toStdString(), sample.file.toStdString());
            QVERIFY2(read.ok(), qPrintable(sample.file));
            rosterIds.insert(QString::fromStdString(read->roster.id));
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(read->roster);
            QStringList findings;
            for (const rules::RosterFinding &finding : evaluator.findings())
                findings.append(QString::fromStdString(finding.text()));
            QVERIFY2(evaluator.legal() == sample.legal, qPrintable(sample.file + '\n' + findings.join('\n')));
            for (const rules::RosterFinding &finding : evaluator.findings())
                QVERIFY2(finding.kind != rules::FindingKind::Orphan, qPrintable(sample.file));
            QVERIFY(sample.name.has("en") && sample.name.has("fr"));
        }
        QCOMPARE(rosterIds.size(), pack->manifest().samples.size());
    }
};

MUSTER_TEST_MAIN(tst_Packs)
#include "tst_Packs.moc"
