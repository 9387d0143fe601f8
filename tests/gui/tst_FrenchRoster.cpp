// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/roster/own/OwnUnitsDialog.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QXmlStreamReader>

using namespace muster;
using test::RosterWalk;

/// In French nothing of the workspace is English: neither our own texts nor those of the packs.
class tst_FrenchRoster : public QObject
{
    Q_OBJECT

private:
    QSet<QString> m_english; ///< source texts whose French differs

    static void read(const QString &path, QSet<QString> &english)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("translation") && !source.contains('%')) {
                const QString french = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                if (french != source)
                    english.insert(source);
                else
                    english.remove(source); // the same word somewhere else: not a mistake
            }
        }
    }

    // English names of the pack that have another French one.
    static QSet<QString> packEnglish(const packs::Pack &pack)
    {
        QSet<QString> english, same;
        QFile file(pack.path("lang/fr.json"));
        if (!file.open(QIODevice::ReadOnly))
            return english;
        const QJsonObject names = QJsonDocument::fromJson(file.readAll()).object().value("names").toObject();
        QHash<QString, QString> written;
        static const QRegularExpression pattern("id=\"([^\"]+)\" name=\"([^\"]*)\"");
        for (const QString &data : QDir(pack.folder()).entryList({"*.gst", "*.cat"}, QDir::Files)) {
            QFile xml(pack.path(data));
            if (!xml.open(QIODevice::ReadOnly))
                return english;
            const QString text = QString::fromUtf8(xml.readAll());
            for (auto found = pattern.globalMatch(text); found.hasNext();) {
                const auto match = found.next();
                written.insert(match.captured(1), match.captured(2));
            }
        }
        for (auto it = names.begin(); it != names.end(); ++it) {
            const QString own = written.value(it.key());
            const QString french = it.value().isObject() ? it.value().toObject().value("name").toString() : it.value().toString();
            (own == french ? same : english).insert(own);
        }
        english.remove(QString());
        return english - same;
    }

    static void collect(const QAbstractItemModel &model, const QModelIndex &parent, QStringList &texts)
    {
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex index = model.index(i, 0, parent);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                texts.append(index.data(role).toString());
            texts.append(index.data(Qt::AccessibleTextRole).toString().split(", "));
            collect(model, index, texts);
        }
    }

    static QStringList textsOf(QWidget &root)
    {
        QStringList texts{root.windowTitle()};
        for (QWidget *widget : root.findChildren<QWidget *>()) {
            if (!widget->isVisibleTo(&root))
                continue;
            texts << widget->toolTip() << widget->accessibleName();
            if (auto *label = qobject_cast<QLabel *>(widget))
                texts.append(label->text());
            if (auto *button = qobject_cast<QAbstractButton *>(widget))
                texts.append(button->text().remove('&'));
            if (auto *edit = qobject_cast<QLineEdit *>(widget))
                texts.append(edit->placeholderText());
            if (auto *combo = qobject_cast<QComboBox *>(widget)) {
                for (int i = 0; i < combo->count(); ++i)
                    texts.append(combo->itemText(i));
            }
            if (auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model())
                collect(*view->model(), {}, texts);
        }
        texts.removeAll(QString());
        return texts;
    }

    void check(QStringList texts, const QSet<QString> &pack)
    {
        QStringList mistakes;
        for (const QString &text : std::as_const(texts)) {
            if ((m_english.contains(text) || pack.contains(text)) && !mistakes.contains(text))
                mistakes.append(text);
        }
        QVERIFY2(mistakes.isEmpty(), qPrintable(mistakes.join('\n')));
    }

private slots:
    void initTestCase()
    {
        const QDir folder(test::sourceFolder() + "/translations/fr");
        const QStringList files = folder.entryList({"*.ts"}, QDir::Files);
        for (const QString &file : files)
            read(folder.filePath(file), m_english);
        QVERIFY(m_english.size() > 100);
    }

    void workspaceOfEveryPack_isFrench_data()
    {
        QTest::addColumn<QString>("pack");
        for (const char *pack : {"dust", "space-crusade", "modern-skirmish", "at-43", "dropzone-commander"})
            QTest::newRow(pack) << QString(pack);
    }

    void workspaceOfEveryPack_isFrench()
    {
        QFETCH(QString, pack);
        RosterWalk walk;
        walk.shell->setLanguage("fr");
        const packs::PackPtr game = walk.shell.core->services().packs.find(pack);
        const QString sample = QDir(game->folder()).filePath(game->manifest().samples.constFirst().file);
        walk.shell->handle({"library", "file", sample, {}});
        test::finishWork();
        QVERIFY(walk.roster().editor());
        // A unit is open, and something is missing, so that every kind of row and finding is there.
        const QModelIndex unit = walk.rowOf([](const models::FormationRow &row) { return row.kind == models::FormationRow::Kind::Unit; });
        walk.click(walk.tree(), unit);
        QVERIFY(packEnglish(*game).size() > 5);
        check(textsOf(*walk.shell.window), packEnglish(*game));
        walk.press(Qt::Key_Delete);
        test::settle();
        QStringList texts = textsOf(*walk.shell.window);
        collect(walk.editor().findings(), {}, texts);
        collect(walk.editor().history(), {}, texts);
        for (QAction *action : walk.roster().findChildren<QAction *>())
            texts.append(action->text().remove('&'));
        check(texts, packEnglish(*game));
        test::screenshot(*walk.shell.window, "french-" + pack);
    }

    void dialogs_areFrench()
    {
        RosterWalk walk;
        walk.shell->setLanguage("fr");
        const packs::PackPtr game = walk.shell.core->services().packs.find("dust");
        app::NewRosterDialog wizard(walk.shell.core->services());
        wizard.choosePack("dust");
        wizard.show();
        check(textsOf(wizard), packEnglish(*game));
        test::screenshot(wizard, "french-new-roster");
        const auto *limit = wizard.findChild<QSpinBox *>("newRosterLimit");
        const int words = limit->fontMetrics().horizontalAdvance(limit->specialValueText());
        const int room = limit->findChild<QLineEdit *>()->width();
        QVERIFY2(room > words, qPrintable(QString("%1 of %2 for %3").arg(room).arg(limit->width()).arg(words)));
        app::OwnUnitsDialog own(walk.shell.core->services(), game, "dust.catalogue.allies");
        own.show();
        check(textsOf(own), packEnglish(*game));
        test::screenshot(own, "french-own-units");
        QCOMPARE(test::namelessControls(wizard).join(", "), QString());
        QCOMPARE(test::namelessControls(own).join(", "), QString());
        own.reject();
    }

    void slotWords_areNotCut()
    {
        RosterWalk walk;
        walk.shell->setLanguage("fr");
        const packs::PackPtr game = walk.shell.core->services().packs.find("dust");
        walk.shell->handle({"library", "file", QDir(game->folder()).filePath(game->manifest().samples.constFirst().file), {}});
        test::finishWork();
        auto *delegate = qobject_cast<app::FormationDelegate *>(walk.tree().itemDelegate());
        QVERIFY(delegate);
        const auto columns = app::FormationColumns::forWidth(walk.tree().viewport()->width(), true, delegate->slotWords());
        QVERIFY2(columns.unit >= delegate->slotWords(), qPrintable(QString("%1 < %2").arg(columns.unit).arg(delegate->slotWords())));
    }
};

MUSTER_TEST_MAIN(tst_FrenchRoster)
#include "tst_FrenchRoster.moc"
