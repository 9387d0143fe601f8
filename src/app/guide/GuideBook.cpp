// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/GuideBook.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

// The macro must stand outside every namespace.
static void initGuide()
{
    Q_INIT_RESOURCE(guide);
}

namespace muster::app {

namespace {

QString titleOf(const QString &markdown)
{
    const QString line = markdown.section('\n', 0, 0).trimmed();
    return line.startsWith("# ") ? line.mid(2) : line;
}

// What is read, not how it is marked up: nobody searches for a file name of a picture.
QString plainOf(const QString &markdown)
{
    static const QRegularExpression target(R"(\]\([^)]*\))");
    return QString(markdown).remove(target).remove('*').remove('`').remove('#');
}

} // namespace

GuideBook::GuideBook(const QString &language)
{
    initGuide();
    const QString wanted = QStringLiteral(":/guide/") + language;
    const QDir folder(QFile::exists(wanted) ? wanted : QStringLiteral(":/guide/en"));
    const QStringList files = folder.entryList({"*.md"}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        QFile in(folder.filePath(file));
        if (!in.open(QIODevice::ReadOnly))
            continue;
        const QString markdown = QString::fromUtf8(in.readAll());
        m_pages.append({file.section('-', 1).chopped(3), titleOf(markdown), markdown, QUrl(QStringLiteral("qrc") + folder.filePath(file))});
    }
}

const GuidePage *GuideBook::find(const QString &id) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [&](const GuidePage &page) { return page.id == id; });
    return found == m_pages.end() ? nullptr : &*found;
}

const GuidePage *GuideBook::at(const QUrl &url) const
{
    const QUrl plain = url.adjusted(QUrl::RemoveFragment);
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [&](const GuidePage &page) { return page.url == plain; });
    return found == m_pages.end() ? nullptr : &*found;
}

QList<const GuidePage *> GuideBook::search(const QString &words) const
{
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    const auto has = [&wanted](const QString &text) {
        return std::all_of(wanted.begin(), wanted.end(), [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    QList<const GuidePage *> inTitle, inText;
    for (const GuidePage &page : m_pages) {
        if (has(page.title))
            inTitle.append(&page);
        else if (has(plainOf(page.markdown)))
            inText.append(&page);
    }
    return inTitle + inText;
}

void GuideBook::setKeys(const QString &title, const QString &markdown)
{
    const GuidePage made{keysId(), title, markdown, keysUrl()};
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [](const GuidePage &page) { return page.id == keysId(); });
    if (found == m_pages.end())
        m_pages.append(made);
    else
        *found = made;
}

} // namespace muster::app
