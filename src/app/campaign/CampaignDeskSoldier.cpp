// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with one soldier, and what is shared with others.
#include "app/campaign/CampaignDesk.h"
#include "app/campaign/setup/FormDialog.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Files.h"
#include "archive/Pictures.h"
#include "archive/SafeFile.h"
#include "documents/collection/CollectionBook.h"
#include "documents/exchange/Exchange.h"
#include "text/Spoken.h"

#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStandardPaths>

namespace muster::app {

using namespace campaign;

void CampaignDesk::describeSoldier()
{
    const SoldierState before = *soldier();
    FormDialog dialog(tr("Name and function"), tr("Change"), m_window);
    QLineEdit *name = dialog.addText(tr("Name"), before.name);
    const QString shown = m_session.names().list(before.role);
    QLineEdit *role = dialog.addText(tr("Function and weapons"), shown);
    dialog.require(name);
    if (!dialog.ask())
        return;
    // A function that was only translated stays as it was recorded.
    const QString words = role->text().trimmed() == shown ? before.role : role->text().trimmed();
    m_session.document()->recordEvents(tr("Describe %1").arg(name->text().trimmed()),
                                       {makeEvent(SoldierDescribed{before.id, name->text().trimmed(), words, {}})});
}

void CampaignDesk::choosePortrait()
{
    const SoldierState who = *soldier();
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Portrait of %1").arg(who.name),
                                                      QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                                      tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp)"));
    if (file.isEmpty())
        return;
    // Read small, as the photos of units are: Qt refuses to hold the picture of a large camera.
    const base::Result<QImage> read = archive::readPictureFile(file, 512, Qt::KeepAspectRatioByExpanding);
    if (!read) {
        QMessageBox::warning(m_window, tr("Portrait"),
                             tr("%1 is not a picture that can be read: %2").arg(file, text::spoken(read.error().sentence)));
        return;
    }
    usePortrait(*read);
}

QString CampaignDesk::figurePhoto() const
{
    const SoldierState *who = soldier();
    if (!who || !m_session.pack())
        return {};
    const QString game = QString::fromUtf8(m_session.pack()->data()->gameSystem().idText);
    return documents::CollectionBook::of(m_session.services().library).covers(game).value(who->entry.section("::", -1));
}

void CampaignDesk::portraitFromPhoto()
{
    const QString photo = figurePhoto();
    if (photo.isEmpty())
        return;
    const QImage image = archive::readPicture(documents::CollectionBook::of(m_session.services().library).photoBytes(photo), 1024);
    if (image.isNull())
        QMessageBox::warning(m_window, tr("Portrait"), tr("The photo of the collection cannot be read."));
    else
        usePortrait(image);
}

// A square of 256 is enough for the screen and a printed card, and keeps the book small.
void CampaignDesk::usePortrait(const QImage &image)
{
    const SoldierState who = *soldier();
    const int side = std::min(image.width(), image.height());
    const QImage square = image.copy((image.width() - side) / 2, (image.height() - side) / 2, side, side)
                              .scaled(256, 256, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    square.save(&buffer, "PNG");
    m_session.document()->recordEvents(tr("Portrait of %1").arg(who.name), {makeEvent(SoldierDescribed{who.id, {}, {}, bytes})});
}

void CampaignDesk::makeLeader()
{
    const SoldierState who = *soldier();
    m_session.document()->recordEvents(tr("%1 leads").arg(who.name), {makeEvent(LeaderNamed{who.force, who.id})});
}

void CampaignDesk::award()
{
    const SoldierState who = *soldier();
    FormDialog dialog(tr("Award for %1").arg(who.name), tr("Award"), m_window);
    QLineEdit *name = dialog.addText(tr("Award"));
    QLineEdit *reason = dialog.addText(tr("For"));
    QSpinBox *experience = dialog.addNumber(tr("Experience"), 0, 0, 999);
    dialog.require(name);
    if (dialog.ask())
        m_session.document()->recordEvents(
            tr("Award %1 to %2").arg(name->text().trimmed(), who.name),
            {makeEvent(Award{who.id, name->text().trimmed(), reason->text().trimmed(), experience->value()})});
}

void CampaignDesk::giveExperience()
{
    const SoldierState who = *soldier();
    // By value: the book may be read anew while the dialog is open, when somebody else records something.
    const ForceState *force = m_session.state().force(who.force);
    const bool pool = m_session.rules().mode == ExperienceMode::Pool && force;
    const int inPool = pool ? force->pool() : 0;
    FormDialog dialog(pool ? tr("Hand out experience") : tr("Give experience"), pool ? tr("Hand out") : tr("Give"), m_window);
    const int most = pool ? inPool : 999;
    QVector<QPair<QString, QSpinBox *>> fields;
    QSpinBox *current = nullptr;
    for (const SoldierState &soldier : m_session.state().soldiers) {
        if (!soldier.inService() || soldier.force != who.force || fields.size() >= 40)
            continue;
        fields.append({soldier.id, dialog.addNumber(soldier.name, 0, 0, most)});
        if (soldier.id == who.id)
            current = fields.last().second;
    }
    QLineEdit *reason = pool ? nullptr : dialog.addText(tr("Reason"));
    const auto follow = [&] {
        int total = 0;
        for (const auto &[id, field] : fields)
            total += field->value();
        if (pool)
            dialog.addRemark(tr("%1 of %2 in the pool").arg(inPool - total).arg(inPool));
        dialog.verbButton()->setEnabled(total > 0 && (!pool || total <= inPool));
    };
    for (const auto &[id, field] : fields)
        connect(field, &QSpinBox::valueChanged, &dialog, follow);
    follow();
    if (current)
        current->setFocus();
    if (!dialog.ask())
        return;
    QVector<Share> shares;
    for (const auto &[id, field] : fields) {
        if (field->value() > 0)
            shares.append({id, field->value()});
    }
    if (pool)
        m_session.document()->recordEvents(tr("Hand out experience"), {makeEvent(PoolHandedOut{who.force, shares})});
    else
        m_session.document()->recordEvents(tr("Give experience"), {makeEvent(ExperienceGranted{shares, reason->text().trimmed()})});
}

void CampaignDesk::addNote()
{
    const SoldierState who = *soldier();
    FormDialog dialog(tr("Note about %1").arg(who.name), tr("Write down"), m_window);
    QPlainTextEdit *words = dialog.addLongText(tr("Note"));
    if (dialog.ask() && !words->toPlainText().trimmed().isEmpty())
        m_session.document()->recordEvents(tr("Note about %1").arg(who.name), {makeEvent(Note{who.id, words->toPlainText().trimmed()})});
}

void CampaignDesk::wound()
{
    const SoldierState who = *soldier();
    FormDialog dialog(tr("%1 is wounded").arg(who.name), tr("Write down"), m_window);
    QSpinBox *misses = dialog.addNumber(tr("Missions to miss"), 1, 1, 99);
    QLineEdit *reason = dialog.addText(tr("Reason"));
    if (dialog.ask())
        m_session.document()->recordEvents(tr("%1 is wounded").arg(who.name),
                                           {makeEvent(StatusChanged{who.id, Status::Wounded, misses->value(), reason->text().trimmed()})});
}

void CampaignDesk::setStatus(Status status)
{
    const SoldierState who = *soldier();
    const QString words =
        QStringList{tr("%1 is fit again"), tr("%1 is wounded"), tr("%1 is dead"), tr("%1 retires")}.value(int(status)).arg(who.name);
    m_session.document()->recordEvents(words, {makeEvent(StatusChanged{who.id, status, 0, {}})});
}

share::CampaignReport CampaignDesk::report() const
{
    return share::campaignReport(m_session.document()->campaign(), m_session.state(), m_session.language(), m_session.names());
}

void CampaignDesk::copyRecord()
{
    const share::CampaignReport record = share::serviceRecord(m_session.document()->campaign(), m_session.state(), m_session.current(),
                                                              m_session.language(), m_session.names());
    QGuiApplication::clipboard()->setText(share::render(record, share::ReportFormat::Markdown));
    emit m_session.said(tr("The service record is in the clipboard."));
}

// Everything of the campaign in one file: log, rules, rosters, portraits.
void CampaignDesk::exportCampaign()
{
    const QString file = QFileDialog::getSaveFileName(m_window, tr("Export the campaign"), suggestedFile(".muster"),
                                                      tr("Muster (*.muster)"));
    if (file.isEmpty())
        return;
    const Services &services = m_session.services();
    const QString path = file.endsWith(".muster", Qt::CaseInsensitive) ? file : file + ".muster";
    m_session.document()->finishSaving();
    const Unsaved work = m_session.unsaved();
    const auto written = work.any() && !work.retry() ? work.copy(path)
                                                     : documents::Exchange(services.library, &services.packs, m_session.language())
                                                           .exportFile(m_session.document()->id(), path, archive::Replace::Yes);
    if (written)
        emit m_session.wrote(path);
    if (written)
        emit m_session.said(tr("Saved as %1.").arg(path));
    else
        QMessageBox::warning(m_window, tr("Export the campaign"), text::spoken(written.error()));
}

QString CampaignDesk::suggestedFile(const QString &ending) const
{
    return documentsFile(fileNameFor(m_session.document()->name()) + ending);
}

void CampaignDesk::saveReport(share::ReportFormat format)
{
    const bool html = format == share::ReportFormat::Html;
    const QString file = QFileDialog::getSaveFileName(m_window, tr("Save campaign report"), suggestedFile(html ? ".html" : ".csv"),
                                                      html ? tr("Web page (*.html)") : tr("Table (*.csv)"));
    if (file.isEmpty())
        return;
    if (const auto written = archive::writeSafely(file, share::render(report(), format).toUtf8()); !written)
        QMessageBox::warning(m_window, tr("Save campaign report"), text::spoken(written.error()));
    else {
        emit m_session.wrote(file);
        emit m_session.said(tr("Saved as %1.").arg(file));
    }
}

// Who was there from the start is written in the head of the campaign, who joined later in the log.
void CampaignDesk::renamePlayer(const QString &player)
{
    FormDialog dialog(tr("Rename a player"), tr("Rename"), m_window);
    QStringList names;
    QVariantList ids;
    for (const Player &known : m_session.state().players) {
        names.append(known.name);
        ids.append(known.id);
    }
    QComboBox *who = dialog.addChoice(tr("Player"), names, ids, std::max(0, int(ids.indexOf(player))));
    QLineEdit *name = dialog.addText(tr("Name"), who->currentText());
    connect(who, &QComboBox::currentTextChanged, name, &QLineEdit::setText);
    dialog.require(name);
    name->setFocus();
    if (!dialog.ask() || name->text().trimmed() == who->currentText())
        return;
    const QString id = who->currentData().toString(), fresh = name->text().trimmed();
    const QString sentence = tr("Rename %1 to %2").arg(who->currentText(), fresh);
    CampaignStart start = m_session.document()->campaign().start;
    for (Player &known : start.players) {
        if (known.id == id) {
            known.name = fresh;
            m_session.document()->changeStart(sentence, start);
            return;
        }
    }
    for (const Event &event : m_session.state().log) {
        const PlayerJoined *joined = event.as<PlayerJoined>();
        if (!joined || joined->player.id != id)
            continue;
        PlayerJoined renamed = *joined;
        renamed.player.name = fresh;
        Event replacement = makeEvent(renamed);
        replacement.at = event.at;
        m_session.document()->correctEvent(sentence, event.id, std::make_shared<const Event>(replacement), {});
        return;
    }
}

} // namespace muster::app
