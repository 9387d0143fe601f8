// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/QrDialog.h"

#include "app/theme/widgets/DialogFoot.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Files.h"
#include "archive/SafeFile.h"
#include "lists/ListCode.h"
#include "lists/QrPicture.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

QrDialog::QrDialog(const rules::Roster &roster, QWidget *parent) : QDialog(parent), m_name(QString::fromStdString(roster.name))
{
    setObjectName("qrDialog");
    setWindowTitle(tr("QR code of %1").arg(m_name));
    const auto code = lists::qrPicture(lists::listCode(roster));
    auto *picture = new QLabel;
    picture->setObjectName("qrPicture");
    picture->setTextFormat(Qt::PlainText);
    picture->setAlignment(Qt::AlignCenter);
    picture->setWordWrap(true);
    picture->setMinimumSize(420, 420);
    picture->setAccessibleName(windowTitle());
    auto *foot = new DialogFoot(this);
    connect(foot->addButton(tr("Close")), &QPushButton::clicked, this, &QDialog::reject);
    if (code) {
        // Whole pixels for each square: a reader wants sharp edges.
        const int factor = std::max(2, 560 / code->width());
        m_picture = code->scaled(code->size() * factor, Qt::IgnoreAspectRatio, Qt::FastTransformation);
        picture->setPixmap(QPixmap::fromImage(m_picture));
        foot->remark()->setText(tr("Muster reads it from a picture: Tools > Paste a list."));
        connect(foot->addButton(tr("Copy")), &QPushButton::clicked, this, [this] { QApplication::clipboard()->setImage(m_picture); });
        connect(foot->addVerb(tr("Save as a picture…")), &QPushButton::clicked, this, &QrDialog::save);
    } else {
        picture->setText(text::spoken(code.error()));
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(picture, 1);
    column->addWidget(foot);
}

void QrDialog::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as a picture"),
                                                      documentsFile(fileNameFor(m_name) + QStringLiteral(".png")), tr("Picture (*.png)"));
    if (path.isEmpty())
        return;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    m_picture.save(&buffer, "PNG");
    if (const auto written = archive::writeSafely(path, png, archive::Replace::Yes); !written)
        QMessageBox::warning(this, windowTitle(), text::spoken(written.error()));
    else
        accept();
}

} // namespace muster::app
