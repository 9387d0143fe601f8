// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace muster::app {

/// One page of the guide: a Markdown file of docs/guide.
struct GuidePage
{
    QString id;    ///< file name without number and ending: "list", "campaign"
    QString title; ///< its first heading
    QString markdown;
    QUrl url; ///< qrc:/guide/en/02-list.md
};

/// The user's guide in one language, as it is built into the program.
class GuideBook final
{
public:
    explicit GuideBook(const QString &language);

    [[nodiscard]] const QList<GuidePage> &pages() const { return m_pages; }
    [[nodiscard]] const GuidePage *find(const QString &id) const;
    [[nodiscard]] const GuidePage *at(const QUrl &url) const;
    /// Pages that contain every word, those that name it in the title first.
    [[nodiscard]] QList<const GuidePage *> search(const QString &words) const;
    /// The page of the keys, which is made from the actions of the window.
    [[nodiscard]] static QString keysId() { return QStringLiteral("keys"); }
    [[nodiscard]] static QUrl keysUrl() { return QUrl(QStringLiteral("guide:keys")); }
    /// Adds it, or writes it anew.
    void setKeys(const QString &title, const QString &markdown);

private:
    QList<GuidePage> m_pages;
};

} // namespace muster::app
