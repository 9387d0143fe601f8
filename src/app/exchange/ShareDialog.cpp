// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/ShareDialog.h"

#include "app/exchange/FormatDelegate.h"
#include "app/exchange/TemplatesDialog.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Files.h"
#include "app/workspace/SavedFile.h"
#include "archive/SafeFile.h"
#include "library/repositories/ShareTemplates.h"
#include "share/ChatParts.h"
#include "share/roster/ListTemplate.h"
#include "share/roster/WebPage.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTextOption>

namespace muster::app {

namespace {

// What the view of Qt knows of a web page: blocks, tables and their colours.
QString previewStyle(const QString &hue)
{
    const GameColours game = Theme::current().game(QColor(hue));
    return QStringLiteral("h1 { font-size: large; } h2, h3 { font-size: medium; color: %1; } "
                          "h4 { font-size: medium; background-color: %1; color: %2; } "
                          "th { background-color: %3; text-align: left; font-weight: 600; } "
                          ".head, .data { color: %4; } .bad { color: %5; } .ok { color: %6; } a { color: %7; } dt { font-weight: 600; }")
        .arg(game.strong.name(), color(Token::Base).name(), color(Token::Alt).name(), color(Token::Text2).name(),
             color(Token::Error).name(), color(Token::Ok).name(), color(Token::Accent).name());
}

// Lines of tables are an attribute there; a column is as wide as its words.
QString previewBody(QString html)
{
    return html.replace(QStringLiteral("<table>"), QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">"));
}

} // namespace

ShareDialog::ShareDialog(std::vector<share::RosterExport> rosters, const Services &services, QWidget *parent)
    : QDialog(parent), m_rosters(std::move(rosters)), m_services(services), m_formats(muster::share::exportFormats())
{
    setObjectName("shareDialog");
    setWindowTitle(m_rosters.size() == 1 ? tr("Share %1").arg(m_rosters.front().title)
                                         : tr("Share %n list(s)", nullptr, int(m_rosters.size())));
    makePages();
    makeParts();
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_partLine);
    right->addWidget(m_pages, 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_list);
    columns->addLayout(right, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    makeFoot();
    resize(960, 620);
    connect(m_list, &QListWidget::currentRowChanged, this, &ShareDialog::showFormat);
    connect(m_before, &QPushButton::clicked, this, [this] { showPart(m_part - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showPart(m_part + 1); });
    fillList();
    m_list->setCurrentRow(0);
}

void ShareDialog::makePages()
{
    m_list = new QListWidget;
    m_list->setObjectName("shareFormats");
    m_list->setAccessibleName(tr("Format"));
    m_list->setItemDelegate(new FormatDelegate(this));
    m_list->setFixedWidth(270);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text = new QPlainTextEdit;
    m_text->setObjectName("shareText");
    m_text->setAccessibleName(tr("The roster as it will be shared"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(roleFont(FontRole::Small).pointSizeF());
    m_text->setFont(fixed);
    m_page = new QTextBrowser;
    m_page->setObjectName("sharePage");
    m_page->setAccessibleName(tr("The roster as it will be shared"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenExternalLinks(false);
    m_page->setWordWrapMode(QTextOption::WordWrap); // a table that is too wide is scrolled, its words stay whole
    m_page->setTabChangesFocus(true);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_text);
    m_pages->addWidget(m_page);
}

void ShareDialog::makeParts()
{
    m_partLine = new QWidget;
    m_partText = new QLabel;
    m_partText->setObjectName("sharePartText");
    m_partText->setWordWrap(true);
    m_before = new QPushButton(tr("Part before"));
    m_before->setObjectName("sharePartBefore");
    m_next = new QPushButton(tr("Next part"));
    m_next->setObjectName("sharePartNext");
    auto *partRow = new QHBoxLayout(m_partLine);
    partRow->setContentsMargins(12, 6, 12, 6);
    partRow->addWidget(m_partText, 1);
    for (QPushButton *button : {m_before, m_next}) {
        button->setAutoDefault(false);
        button->setProperty("small", true);
        partRow->addWidget(button);
    }
}

void ShareDialog::makeFoot()
{
    auto *foot = new DialogFoot(this);
    QPushButton *templates = foot->addAside(tr("Templates…"));
    templates->setObjectName("shareTemplates");
    templates->setToolTip(tr("Texts of your own, with places for names and points"));
    m_message = foot->remark();
    m_open = foot->addButton(tr("Open"));
    m_open->setObjectName("shareOpen");
    m_folder = foot->addButton(tr("Show in folder"));
    m_folder->setObjectName("shareFolder");
    m_open->hide();
    m_folder->hide();
    const QPushButton *close = foot->addButton(tr("Close"));
    QPushButton *saving = foot->addButton(tr("Save…"));
    m_copy = foot->addVerb(tr("Copy"));
    saving->setObjectName("shareSave");
    m_copy->setObjectName("shareCopy");
    layout()->addWidget(foot);
    connect(templates, &QPushButton::clicked, this, &ShareDialog::editTemplates);
    connect(m_open, &QPushButton::clicked, this, [this] { openSavedFile(m_saved); });
    connect(m_folder, &QPushButton::clicked, this, [this] { showInFolder(m_saved); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &ShareDialog::copy);
    connect(saving, &QPushButton::clicked, this, &ShareDialog::askAndSave);
}

void ShareDialog::fillList()
{
    const QStringList uses{
        tr("for mail and messages"), tr("for forums and wikis"), tr("for a chat channel"),      tr("for a browser, with every profile"),
        tr("for a spreadsheet"),     tr("for other programs"),   tr("for who uses NewRecruit"), tr("for who runs a tournament"),
        tr("for a quick look")};
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const auto add = [this](const QString &title, const QString &use) {
        auto *item = new QListWidgetItem(title, m_list);
        item->setData(FormatDelegate::Second, use);
        item->setToolTip(title + '\n' + use);
    };
    for (std::size_t i = 0; i < m_formats.size(); ++i)
        add(m_formats[i].title, uses.value(qsizetype(i)));
    m_templates = library::ShareTemplates(m_services.library).all().valueOr({});
    for (auto known = m_templates.begin(); known != m_templates.end(); ++known)
        add(known.key(), tr("a template of yours"));
}

QString ShareDialog::templateName() const
{
    const int row = m_list->currentRow() - int(m_formats.size());
    return row >= 0 ? m_templates.keys().value(row) : QString();
}

muster::share::ExportFormat ShareDialog::format() const
{
    const auto row = std::size_t(std::max(0, m_list->currentRow()));
    return row < m_formats.size() ? m_formats[row].format : share::ExportFormat::Text;
}

QString ShareDialog::suffix() const
{
    const auto row = std::size_t(std::max(0, m_list->currentRow()));
    return row < m_formats.size() ? m_formats[row].suffix : QStringLiteral("txt");
}

void ShareDialog::setFormat(share::ExportFormat format)
{
    for (std::size_t i = 0; i < m_formats.size(); ++i) {
        if (m_formats[i].format == format)
            m_list->setCurrentRow(int(i));
    }
}

QString ShareDialog::text() const
{
    const QString own = templateName();
    if (own.isEmpty())
        return muster::share::renderAll(m_rosters, format());
    QStringList texts;
    for (const share::RosterExport &roster : m_rosters)
        texts.append(share::fillListTemplate(m_templates.value(own), roster));
    return texts.join('\n');
}

void ShareDialog::showFormat()
{
    const QString whole = text();
    const bool page = templateName().isEmpty() && format() == share::ExportFormat::Html;
    m_parts = templateName().isEmpty() && format() == share::ExportFormat::Discord ? share::chatParts(whole) : QStringList{whole};
    m_pages->setCurrentIndex(page ? 1 : 0);
    if (page) {
        m_page->document()->setDefaultStyleSheet(previewStyle(m_rosters.front().hue));
        m_page->setHtml(previewBody(share::webPageBody(m_rosters)));
    }
    showPart(0);
    // What the reader will see first: an illegal list never looks legal.
    const bool legal = std::all_of(m_rosters.begin(), m_rosters.end(), [](const share::RosterExport &roster) { return roster.legal; });
    m_message->setText(legal ? tr("Legal. %1").arg(m_rosters.front().dataVersion)
                             : tr("Not legal, and the text says so. %1").arg(m_rosters.front().dataVersion));
}

void ShareDialog::showPart(int part)
{
    m_part = std::clamp(part, 0, int(m_parts.size()) - 1);
    const QString shown = m_parts.value(m_part);
    m_text->setPlainText(shown);
    const bool several = m_parts.size() > 1;
    m_partLine->setVisible(several);
    m_partText->setText(tr("Message %1 of %2, %3 characters: a message holds %4 at most.")
                            .arg(QString::number(m_part + 1), QString::number(m_parts.size()), QLocale().toString(shown.size()),
                                 QLocale().toString(share::longestChatMessage)));
    m_before->setEnabled(m_part > 0);
    m_next->setEnabled(m_part + 1 < m_parts.size());
    m_copy->setText(several ? tr("Copy message %1").arg(m_part + 1) : tr("Copy"));
}

// After a part comes the next one: copy, paste, copy, paste.
void ShareDialog::copy()
{
    const bool several = m_parts.size() > 1;
    QApplication::clipboard()->setText(several ? m_parts.value(m_part) : text());
    if (several && m_part + 1 < m_parts.size()) {
        showPart(m_part + 1);
        m_message->setText(tr("Message %1 is copied. Paste it, then copy the next one.").arg(m_part));
        return;
    }
    m_message->setText(tr("Copied. Paste it where you like."));
}

bool ShareDialog::save(const QString &path)
{
    const auto written = archive::writeSafely(path, text().toUtf8(), archive::Replace::Yes);
    m_message->setText(written ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                               : tr("Not saved: %1").arg(text::spoken(written.error())));
    m_saved = written ? path : QString();
    m_open->setVisible(written.ok());
    m_folder->setVisible(written.ok());
    return written.ok();
}

void ShareDialog::askAndSave()
{
    const QString title = m_list->currentItem()->text();
    const QString name = m_rosters.size() == 1 ? m_rosters.front().title : tr("Lists");
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as %1").arg(title), documentsFile(fileNameFor(name) + '.' + suffix()),
                                                      QStringLiteral("%1 (*.%2)").arg(title, suffix()));
    if (!path.isEmpty())
        save(path);
}

void ShareDialog::editTemplates()
{
    auto *dialog = new TemplatesDialog(m_services, m_rosters.front(), templateName(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        const QString wanted = dialog->lastSaved().isEmpty() ? m_list->currentItem()->text() : dialog->lastSaved();
        fillList();
        int row = 0;
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->text() == wanted)
                row = i;
        }
        m_list->setCurrentRow(row);
        showFormat();
    });
    dialog->open();
}

} // namespace muster::app
