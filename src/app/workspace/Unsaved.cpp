// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/Unsaved.h"

#include "app/workspace/Files.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace muster::app {

namespace {

struct UnsavedWords
{
    Q_DECLARE_TR_FUNCTIONS(Unsaved)
};

enum class Choice { Again, File, Discard, Stay };

Choice ask(const Unsaved &work, QWidget *window)
{
    QMessageBox box(QMessageBox::Warning, UnsavedWords::tr("Not saved"), work.sentence(), QMessageBox::NoButton, window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(UnsavedWords::tr("Make room and try again, or write it to a file in another place and bring it in later."));
    QPushButton *again = box.addButton(UnsavedWords::tr("Try again"), QMessageBox::AcceptRole);
    QPushButton *file = box.addButton(UnsavedWords::tr("Save to a file…"), QMessageBox::ActionRole);
    QPushButton *discard = box.addButton(UnsavedWords::tr("Discard the changes"), QMessageBox::DestructiveRole);
    QPushButton *stay = box.addButton(UnsavedWords::tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(again);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == again)
        return Choice::Again;
    if (box.clickedButton() == file)
        return Choice::File;
    return box.clickedButton() == discard ? Choice::Discard : Choice::Stay;
}

bool copyToFile(const Unsaved &work, QWidget *window)
{
    QString path = QFileDialog::getSaveFileName(window, UnsavedWords::tr("Save to a file"), fileNameFor(work.name) + work.fileEnding,
                                                UnsavedWords::tr("Muster (%1)").arg('*' + work.fileEnding));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(work.fileEnding, Qt::CaseInsensitive))
        path += work.fileEnding;
    const base::Result<void> written = work.copy(path);
    if (!written)
        QMessageBox::warning(window, UnsavedWords::tr("The file could not be written"), text::spoken(written.error()));
    return written.ok();
}

} // namespace

QString Unsaved::sentence() const
{
    return UnsavedWords::tr("%1 is not saved. %2").arg(name, reason);
}

bool mayLeave(const Unsaved &work, QWidget *window)
{
    while (work.any() && !work.retry()) {
        switch (ask(work, window)) {
        case Choice::Again:
            break;
        case Choice::File:
            if (copyToFile(work, window))
                return true;
            break;
        case Choice::Discard:
            return true;
        case Choice::Stay:
            return false;
        }
    }
    return true;
}

} // namespace muster::app
