// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/job/PrintJob.h"

#include <QRegularExpression>

namespace muster::test {

// A word that was parted at the end of a line is one word again.
inline QString joinedWords(QString text)
{
    static const QRegularExpression parted("\u00ad\\s*|\u2010\\s+");
    return text.remove(parted).simplified();
}

/// Every word of a page, in the order in which it is drawn.
inline QString wordsOf(const print::Page &page)
{
    QString words;
    for (const print::Placed &placed : page.content) {
        for (const print::Item &item : *placed.list) {
            if (const auto *text = std::get_if<print::TextItem>(&item))
                words += text->text + ' ';
        }
    }
    return joinedWords(words);
}

/// Short lines, so that a difference can be read.
inline QString filledLines(const QString &words)
{
    constexpr qsizetype lineWidth = 100;
    QString text, line;
    for (const QString &word : words.split(' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > lineWidth) {
            text += line + '\n';
            line.clear();
        }
        line += line.isEmpty() ? word : ' ' + word;
    }
    return line.isEmpty() ? text : text + line + '\n';
}

/// A job section by section.
inline QString textOf(const print::PrintedJob &job)
{
    QString text;
    for (const print::PrintSection &section : job.sections) {
        text += "== " + print::printKindId(section.kind) + '\n';
        QString words;
        for (int page = section.firstPage; page < section.firstPage + section.pages; ++page)
            words += wordsOf(job.pages.at(std::size_t(page))) + ' ';
        text += filledLines(words);
    }
    return text;
}

} // namespace muster::test
