// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace muster::app {

class GuideBook;

/// Shows pages of the guide in the fonts and colours of the theme; links, history and pictures are the browser's own.
class GuideView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuideView(QWidget *parent = nullptr);

    /// The book whose pages are shown; it outlives the view or is replaced first.
    void setBook(const GuideBook *book) { m_book = book; }
    /// Marks every place where one of the words stands, and goes to the first.
    void mark(const QString &words);

protected:
    void doSetSource(const QUrl &url, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();
    void dressBlock(const QTextBlock &block);
    void dressTables();
    void fitPictures();

    const GuideBook *m_book = nullptr;
    QString m_marked;
};

} // namespace muster::app
