// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/ImportReportDialog.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/style/Tone.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::app {

using documents::ImportNote;

namespace {

void addNote(QTreeWidgetItem *parent, const QString &text, Tone tone)
{
    auto *item = new QTreeWidgetItem(parent, {text});
    item->setIcon(0,
                  icons::icon(tone == Tone::Neutral ? QString("check") : toneIcon(tone),
                              color(tone == Tone::Neutral ? Token::Text2 : strongToken(tone))));
    item->setToolTip(0, text);
}

} // namespace

ImportReportDialog::ImportReportDialog(const QList<ImportLine> &lines, QWidget *parent) : QDialog(parent)
{
    setObjectName("importReport");
    setWindowTitle(tr("What was brought in"));
    resize(620, 420);
    auto *head = new QLabel(summary(lines));
    head->setObjectName("importSummary");
    head->setTextFormat(Qt::PlainText);
    head->setFont(roleFont(FontRole::Title));
    auto *tree = new QTreeWidget;
    tree->setProperty("roomy", true);
    tree->setObjectName("importLines");
    tree->setAccessibleName(windowTitle());
    tree->setHeaderHidden(true);
    tree->setWordWrap(true);
    tree->setUniformRowHeights(false);
    tree->viewport()->installEventFilter(this);
    tree->setSelectionMode(QAbstractItemView::NoSelection);
    for (const ImportLine &line : lines) {
        const QString file = QFileInfo(line.file).fileName();
        auto *item = new QTreeWidgetItem(tree, {line.name.isEmpty() ? file : tr("%1 (%2)").arg(line.name, file)});
        item->setFont(0, roleFont(FontRole::BodyMedium));
        item->setToolTip(0, line.file);
        if (!line.problem.isEmpty())
            addNote(item, line.problem, Tone::Error);
        for (const ImportNote &note : line.report.notes) {
            const bool quiet = note.kind == ImportNote::Kind::Read || note.kind == ImportNote::Kind::Guessed;
            const QString what = note.kind == ImportNote::Kind::Read ? tr("read: %1")
                : note.kind == ImportNote::Kind::Guessed             ? tr("assumed: %1")
                : note.kind == ImportNote::Kind::Skipped             ? tr("skipped: %1")
                                                                     : tr("not understood: %1");
            addNote(item, what.arg(note.text), quiet ? Tone::Neutral : Tone::Warning);
        }
        item->setExpanded(true);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addWidget(head);
    column->addWidget(tree, 1);
    column->addWidget(buttons);
}

// A tree does not wrap by itself: each sentence gets the height that it needs at this width.
bool ImportReportDialog::eventFilter(QObject *watched, QEvent *event)
{
    auto *tree = findChild<QTreeWidget *>("importLines");
    if (event->type() == QEvent::Resize && tree && watched == tree->viewport()) {
        const int iconAndMargins = 16 + 18;
        const int room = tree->viewport()->width() - 2 * tree->indentation() - iconAndMargins;
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            for (int k = 0; k < tree->topLevelItem(i)->childCount(); ++k) {
                QTreeWidgetItem *note = tree->topLevelItem(i)->child(k);
                const QRect needed = tree->fontMetrics().boundingRect(QRect(0, 0, std::max(100, room), 1000), Qt::TextWordWrap,
                                                                      note->text(0));
                note->setSizeHint(0, QSize(room, needed.height() + 6));
            }
        }
    }
    return QDialog::eventFilter(watched, event);
}

QString ImportReportDialog::summary(const QList<ImportLine> &lines)
{
    const int read = int(std::count_if(lines.begin(), lines.end(), [](const ImportLine &line) { return line.problem.isEmpty(); }));
    if (read == lines.size())
        return tr("%n file(s) brought in.", nullptr, read);
    return tr("%1 of %n file(s) brought in.", nullptr, int(lines.size())).arg(read);
}

bool ImportReportDialog::isWorthShowing(const QList<ImportLine> &lines)
{
    return lines.size() > 1 || std::any_of(lines.begin(), lines.end(), [](const ImportLine &line) {
               return !line.problem.isEmpty()
                   || line.report.count(ImportNote::Kind::Skipped) + line.report.count(ImportNote::Kind::Unknown) > 0;
           });
}

} // namespace muster::app
