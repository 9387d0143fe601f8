// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings/AboutDialog.h"

#include "app/shell/run/PartVersions.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

#include "MusterVersion.h"
#include "ui_AboutDialog.h"

#include <QClipboard>
#include <QGuiApplication>

namespace muster::app {

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui::AboutDialog>())
{
    m_ui->setupUi(this);
    m_ui->picture->setPixmap(icons::programPicture(56, devicePixelRatioF()));
    m_ui->name->setText(tr("Muster %1").arg(MUSTER_VERSION));
    m_ui->name->setFont(roleFont(FontRole::PageTitle));
    QString html = "<p>"
        + tr("Muster is free software: you may use, change and share it under the GNU General Public "
             "License, version 3 or later. It comes without any warranty.")
              .toHtmlEscaped()
        + "</p>" + "<p>" + tr("Your rosters and campaigns stay on this machine. Muster sends nothing anywhere.").toHtmlEscaped()
        + "</p><p></p><table cellspacing='0' cellpadding='3'>";
    const QList<PartVersion> parts = partVersions();
    for (const PartVersion &part : parts)
        html += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2&nbsp;&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(part.name.toHtmlEscaped(), part.version.toHtmlEscaped(), part.licence.toHtmlEscaped());
    html += "</table><p style='margin-top:16px'>"
        + tr("The games named in the packs belong to their owners; the packs hold numbers for play, "
             "no pictures and no rule books.")
              .toHtmlEscaped()
        + "</p>";
    m_ui->details->setHtml(html);
    m_ui->details->document()->setDocumentMargin(14);
    connect(m_ui->copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(versions()); });
}

AboutDialog::~AboutDialog() = default;

QString AboutDialog::versions()
{
    QStringList lines{QStringLiteral("Muster %1").arg(MUSTER_VERSION)};
    const QList<PartVersion> parts = partVersions();
    for (const PartVersion &part : parts)
        lines.append(part.name + ' ' + part.version);
    return lines.join('\n');
}

} // namespace muster::app
