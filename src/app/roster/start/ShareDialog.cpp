// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/start/ShareDialog.h"

#include "app/roster/unit/ChoiceDelegate.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Files.h"
#include "archive/SafeFile.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

namespace muster::app {

using muster::share::toText;

ShareDialog::ShareDialog(share::RosterExport roster, QWidget *parent)
    : QDialog(parent), m_roster(std::move(roster)), m_formats(muster::share::exportFormats())
{
    setObjectName("shareDialog");
    setWindowTitle(tr("Share %1").arg(m_roster.title));
    m_list = new QListWidget;
    m_list->setObjectName("shareFormats");
    m_list->setAccessibleName(tr("Format"));
    m_list->setItemDelegate(new ChoiceDelegate(this));
    m_list->setFixedWidth(270);
    m_list->setFrameShape(QFrame::NoFrame);
    const QStringList uses{
        tr("for mail and messages"), tr("for forums and wikis"), tr("for a chat channel"),      tr("for a browser, with every profile"),
        tr("for a spreadsheet"),     tr("for other programs"),   tr("for who uses NewRecruit"), tr("for who runs a tournament"),
        tr("for a quick look")};
    for (std::size_t i = 0; i < m_formats.size(); ++i) {
        auto *item = new QListWidgetItem(m_formats[i].title, m_list);
        item->setData(ChoiceDelegate::Second, uses.value(qsizetype(i)));
    }
    m_text = new QPlainTextEdit;
    m_text->setObjectName("shareText");
    m_text->setAccessibleName(tr("The roster as it will be shared"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(roleFont(FontRole::Small).pointSizeF());
    m_text->setFont(fixed);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_list);
    columns->addWidget(m_text, 1);

    auto *foot = new DialogFoot(this);
    m_message = foot->remark();
    const QPushButton *close = foot->addButton(tr("Close"));
    QPushButton *saving = foot->addButton(tr("Save…"));
    QPushButton *copying = foot->addVerb(tr("Copy"));
    saving->setObjectName("shareSave");
    copying->setObjectName("shareCopy");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(foot);
    resize(900, 560);
    connect(m_list, &QListWidget::currentRowChanged, this, &ShareDialog::showFormat);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(copying, &QPushButton::clicked, this, &ShareDialog::copy);
    connect(saving, &QPushButton::clicked, this, &ShareDialog::askAndSave);
    m_list->setCurrentRow(0);
}

muster::share::ExportFormat ShareDialog::format() const
{
    return m_formats[std::size_t(std::max(0, m_list->currentRow()))].format;
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
    return muster::share::render(m_roster, format());
}

void ShareDialog::showFormat()
{
    m_text->setPlainText(text());
    // What the reader will see first: an illegal list never looks legal.
    m_message->setText(m_roster.legal ? tr("Legal. %1").arg(m_roster.dataVersion)
                                      : tr("Not legal, and the text says so. %1").arg(m_roster.dataVersion));
}

void ShareDialog::copy()
{
    QApplication::clipboard()->setText(text());
    m_message->setText(tr("Copied. Paste it where you like."));
}

bool ShareDialog::save(const QString &path)
{
    const auto written = archive::writeSafely(path, text().toUtf8(), archive::Replace::Yes);
    m_message->setText(written ? tr("Saved as %1.").arg(path) : tr("Not saved: %1").arg(text::spoken(written.error())));
    return written.ok();
}

void ShareDialog::askAndSave()
{
    const auto &info = m_formats[std::size_t(std::max(0, m_list->currentRow()))];
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as %1").arg(info.title),
                                                      documentsFile(fileNameFor(m_roster.title) + '.' + info.suffix),
                                                      QStringLiteral("%1 (*.%2)").arg(info.title, info.suffix));
    if (!path.isEmpty())
        save(path);
}

} // namespace muster::app
