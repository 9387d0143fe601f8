// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/TestMain.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QLabel>
#include <QSet>
#include <QXmlStreamReader>

namespace muster::test {

/// Eyes of somebody who reads French: they stop at an English text that has another French one.
class FrenchEyes
{
public:
    explicit FrenchEyes(const QStringList &layers = {"app_*", "models", "share", "campaign", "battle"})
    {
        QSet<QString> french;
        QStringList files = layers;
        for (QString &file : files)
            file += ".ts";
        const QDir folder(sourceFolder() + "/translations/fr");
        for (const QString &name : folder.entryList(files))
            read(folder.filePath(name), french);
        m_english.subtract(french); // "Place" is a word of both languages, and not the same one
    }

    /// What is seen in English below `root`, and where. Rows of `view`s are looked at where the data speak French too.
    [[nodiscard]] QStringList english(const QWidget &root, bool rows = true) const
    {
        QStringList found;
        const auto look = [&](const QString &text, const QObject *where) {
            if (m_english.contains(text))
                found.append(where->objectName() + " shows \"" + text + '"');
        };
        for (const QWidget *widget : root.findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            look(widget->accessibleName(), widget);
            look(widget->toolTip(), widget);
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                look(label->text(), widget);
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                look(QString(button->text()).remove('&'), widget);
            const auto *view = qobject_cast<const QAbstractItemView *>(widget);
            if (!view || !view->model())
                continue;
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                look(view->model()->headerData(column, Qt::Horizontal).toString(), widget);
                for (int row = 0; rows && row < std::min(30, view->model()->rowCount()); ++row)
                    look(view->model()->index(row, column).data().toString(), widget);
            }
        }
        return found;
    }

private:
    void read(const QString &path, QSet<QString> &french)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no %s", qPrintable(path));
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("translation")) {
                m_english.insert(QString(source).remove('&'));
                french.insert(xml.readElementText(QXmlStreamReader::IncludeChildElements).remove('&'));
            }
        }
    }

    QSet<QString> m_english;
};

} // namespace muster::test
