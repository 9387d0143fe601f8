// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

using namespace muster;

/// The words of the packs are our own: no sentence of them stands in the documents the facts were taken from.
/// Those documents are not part of the project: MUSTER_SEED_FOLDER names the folder with them (*.txt), else the test is
/// skipped.
class tst_PackTexts : public QObject
{
    Q_OBJECT

private:
    static constexpr int m_fewestWords = 6; ///< shorter ones are names, table heads and "The game lasts 8 turns"

    // Sentences in small letters without any sign, so that neither accents of typography nor markup hide an equal one.
    static QStringList sentences(const QString &text)
    {
        static const QRegularExpression end("[.!?;:\\n|]+");
        static const QRegularExpression sign("[^\\p{L}\\p{N}]+");
        QStringList result;
        for (const QString &sentence : text.split(end, Qt::SkipEmptyParts)) {
            const QString plain = QString(sentence.toLower()).replace(sign, " ").trimmed();
            if (plain.count(' ') + 1 >= m_fewestWords)
                result << plain;
        }
        return result;
    }

    static void collect(const QJsonValue &value, QStringList &texts)
    {
        if (value.isString())
            texts << value.toString();
        for (const QJsonValue &item : value.toArray())
            collect(item, texts);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (it.key() != "names" && it.key() != "profiles") // proper names may be the same
                collect(it.value(), texts);
    }

    static QStringList textsOf(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(path));
        QStringList texts;
        if (path.endsWith(".json")) {
            const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
            collect(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), texts);
        } else if (path.endsWith(".md") || path.endsWith(".txt")) {
            texts << QString::fromUtf8(file.readAll());
        } else {
            QXmlStreamReader xml(&file);
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QString("description"))
                    texts << xml.readElementText();
        }
        return texts;
    }

private slots:
    void noSentenceOfASource_standsInAPack()
    {
        const QString folder = qEnvironmentVariable("MUSTER_SEED_FOLDER");
        if (folder.isEmpty())
            QSKIP("MUSTER_SEED_FOLDER is not set");
        QSet<QString> sources;
        for (const QFileInfo &info : QDir(folder).entryInfoList({"*.txt"}, QDir::Files))
            for (const QString &text : textsOf(info.filePath()))
                for (const QString &sentence : sentences(text))
                    sources.insert(sentence);
        QVERIFY(sources.size() > 1000);

        QStringList copied;
        QDirIterator files(test::sourceFolder() + "/data", {"*.json", "*.md", "*.gst", "*.cat"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            for (const QString &text : textsOf(path))
                for (const QString &sentence : sentences(text))
                    if (sources.contains(sentence))
                        copied << path.section('/', -3) + ": " + sentence;
        }
        QVERIFY2(copied.isEmpty(), qPrintable(copied.join('\n')));
    }
};

MUSTER_TEST_MAIN(tst_PackTexts)
#include "tst_PackTexts.moc"
