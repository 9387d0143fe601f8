// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/BattlePictures.h"

#include "app/table/TableSession.h"
#include "archive/Pictures.h"
#include "text/Spoken.h"

#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QPixmap>
#include <QScreen>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int longestBattlePicture = 1600; ///< pixels: the log travels with the battle

} // namespace

void BattlePictures::ask(QWidget *window)
{
    const QString file = QFileDialog::getOpenFileName(window, tr("Picture of the battle"), {}, tr("Pictures (*.png *.jpg *.jpeg)"));
    if (file.isEmpty())
        return;
    bool taken = false;
    const QString caption = QInputDialog::getText(window, tr("Picture of the battle"), tr("What does it show?"), QLineEdit::Normal, {},
                                                  &taken);
    if (taken)
        take(file, caption.trimmed());
}

void BattlePictures::take(const QString &file, const QString &caption)
{
    const auto image = archive::readPictureFile(file, longestBattlePicture);
    if (!image)
        return m_session.say(text::spoken(image.error()));
    battle::BattlePicture picture;
    picture.picture = archive::photoBytes(*image);
    picture.caption = caption;
    m_session.record(tr("Picture"), {picture});
}

void BattlePictures::show(const battle::BattlePicture &picture, QWidget *window)
{
    auto *dialog = new QDialog(window);
    dialog->setObjectName("table.picture.shown");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(picture.caption.isEmpty() ? tr("Picture of the battle") : picture.caption);
    auto *column = new QVBoxLayout(dialog);
    auto *shown = new QLabel(dialog);
    const QImage image = archive::readPicture(picture.picture, longestBattlePicture);
    if (image.isNull()) {
        shown->setText(tr("The picture cannot be read."));
    } else {
        const QSize room = window->screen()->availableSize() * 0.8;
        const QSize size = image.width() > room.width() || image.height() > room.height() ? image.size().scaled(room, Qt::KeepAspectRatio)
                                                                                          : image.size();
        shown->setPixmap(QPixmap::fromImage(image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)));
    }
    shown->setAccessibleName(dialog->windowTitle());
    column->addWidget(shown);
    if (!picture.caption.isEmpty()) {
        auto *caption = new QLabel(dialog);
        caption->setTextFormat(Qt::PlainText);
        caption->setWordWrap(true);
        caption->setText(picture.caption);
        column->addWidget(caption);
    }
    dialog->open();
}

} // namespace muster::app
