// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/GuideView.h"

#include "app/guide/GuideBook.h"
#include "app/theme/style/Theme.h"

#include <QDesktopServices>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int margin = 26;

FontRole headingRole(int level)
{
    return level == 1 ? FontRole::PageTitle : level == 2 ? FontRole::Title : FontRole::BodyStrong;
}

bool hasPicture(const QTextBlock &block)
{
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        if (it.fragment().charFormat().isImageFormat())
            return true;
    }
    return false;
}

} // namespace

GuideView::GuideView(QWidget *parent) : QTextBrowser(parent)
{
    setProperty("plain", true);
    setOpenExternalLinks(false);
    setOpenLinks(false);
    setAccessibleName(tr("Page of the guide"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        const QUrl full = source().resolved(link);
        if (full.scheme().startsWith("http"))
            QDesktopServices::openUrl(full);
        else
            setSource(full.path().endsWith("/keys.md") ? GuideBook::keysUrl() : full);
    });
    connect(&Theme::current(), &Theme::changed, this, &GuideView::dress);
}

QVariant GuideView::loadResource(int type, const QUrl &name)
{
    const QUrl full = source().resolved(name);
    if (type == QTextDocument::ImageResource)
        return QImage(QLatin1Char(':') + full.path());
    const GuidePage *page = m_book ? m_book->at(name) : nullptr;
    return page ? QVariant(page->markdown) : QTextBrowser::loadResource(type, name);
}

void GuideView::doSetSource(const QUrl &url, QTextDocument::ResourceType)
{
    m_marked.clear();
    QTextBrowser::doSetSource(url, QTextDocument::MarkdownResource);
    dress();
}

void GuideView::dress()
{
    document()->setDocumentMargin(margin);
    QTextCursor all(document());
    all.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        dressBlock(block);
    dressTables();
    all.endEditBlock();
    fitPictures();
    moveCursor(QTextCursor::Start);
    if (!m_marked.isEmpty())
        mark(m_marked);
}

void GuideView::dressBlock(const QTextBlock &block)
{
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    const bool inTable = cursor.currentTable() != nullptr;
    if (QTextList *list = block.textList()) {
        QTextListFormat bullets = list->format();
        if (bullets.style() == QTextListFormat::ListCircle || bullets.style() == QTextListFormat::ListSquare)
            bullets.setStyle(QTextListFormat::ListDisc);
        bullets.setIndent(1);
        list->setFormat(bullets);
    }
    format.setTopMargin(level == 1 ? 0 : level > 1 ? 18 : inTable ? 3 : 0);
    format.setBottomMargin(level > 0 ? 6 : inTable ? 3 : block.textList() ? 4 : 10);
    format.setLineHeight(hasPicture(block) ? 100 : 124, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(format);
    const QFont &font = roleFont(level > 0 ? headingRole(level) : FontRole::Body);
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment piece = it.fragment();
        QTextCursor part(document());
        part.setPosition(piece.position());
        part.setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
        if (piece.charFormat().isImageFormat())
            continue;
        QTextCharFormat look = piece.charFormat();
        look.clearProperty(QTextFormat::FontSizeAdjustment); // headings bring one, and it wins over a size
        look.setFontFamilies(font.families());
        look.setFontPointSize(font.pointSizeF());
        if (level > 0 || piece.charFormat().fontWeight() > QFont::Normal)
            look.setFontWeight(QFont::DemiBold);
        if (piece.charFormat().isAnchor())
            look.setForeground(color(Token::Accent));
        else
            look.setForeground(color(Token::Text));
        if (piece.charFormat().fontFixedPitch()) { // keys and file names
            look.setFontFixedPitch(false);
            look.setFontWeight(QFont::Medium);
            look.setBackground(color(Token::Alt));
            look.setForeground(color(Token::Text2));
        }
        part.setCharFormat(look);
    }
}

void GuideView::dressTables()
{
    const QList<QTextFrame *> frames = document()->rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(color(Token::Line));
        format.setBorderCollapse(true);
        format.setCellPadding(4);
        format.setCellSpacing(0);
        format.setBottomMargin(10);
        table->setFormat(format);
    }
}

void GuideView::fitPictures()
{
    const int room = std::max(200, viewport()->width() - 2 * margin);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (!it.fragment().charFormat().isImageFormat())
                continue;
            QTextImageFormat picture = it.fragment().charFormat().toImageFormat();
            const QImage image = loadResource(QTextDocument::ImageResource, QUrl(picture.name())).value<QImage>();
            if (image.isNull())
                continue;
            const int width = std::min(room, image.width());
            if (int(picture.width()) == width)
                continue;
            // Qt scales pictures roughly while it paints; a ready one of the right size stays sharp.
            QImage fitting = image.scaledToWidth(int(width * devicePixelRatioF()), Qt::SmoothTransformation);
            fitting.setDevicePixelRatio(devicePixelRatioF());
            document()->addResource(QTextDocument::ImageResource, QUrl(picture.name()), fitting);
            picture.setWidth(width);
            picture.setHeight(double(width) * image.height() / image.width());
            QTextCursor cursor(document());
            cursor.setPosition(it.fragment().position());
            cursor.setPosition(it.fragment().position() + 1, QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
            it = block.begin(); // the fragments are new
        }
    }
}

void GuideView::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

void GuideView::mark(const QString &words)
{
    m_marked = words;
    QList<QTextEdit::ExtraSelection> marks;
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    for (const QString &word : wanted) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            QTextCharFormat look;
            look.setBackground(color(Token::WarningSoft));
            look.setForeground(color(Token::Text));
            marks.append({at, look});
        }
    }
    setExtraSelections(marks);
    const auto first = std::min_element(marks.begin(), marks.end(), [](const auto &a, const auto &b) { return a.cursor < b.cursor; });
    if (first != marks.end()) {
        QTextCursor place = first->cursor;
        place.clearSelection();
        setTextCursor(place);
        ensureCursorVisible();
    }
}

} // namespace muster::app
