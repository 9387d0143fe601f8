// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/PasteListDialog.h"

#include "app/exchange/PastedLinesModel.h"
#include "app/workspace/GameFolders.h"
#include "archive/ArchiveReader.h"
#include "archive/Pictures.h"
#include "archive/SafeFile.h"
#include "documents/exchange/Exchange.h"
#include "documents/exchange/ForeignFile.h"
#include "documents/exchange/PastedList.h"
#include "documents/roster/RosterFile.h"
#include "lists/ListCode.h"
#include "lists/QrPicture.h"
#include "lists/Shapes.h"
#include "packs/user/KnownFolders.h"
#include "rules/evaluate/Evaluator.h"
#include "share/roster/RosterLook.h"
#include "text/Spoken.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace muster::app {

using lists::LineResult;
using lists::ReadList;

namespace {

bool isRosterFile(const QByteArray &bytes)
{
    return archive::looksLikeZip(bytes) || documents::looksLikeRosterJson(bytes) || bytes.left(4096).contains("<roster");
}

} // namespace

PasteListDialog::PasteListDialog(const Services &services, QWidget *parent) : QDialog(parent), m_services(services), m_notes(services)
{
    setObjectName("pasteList");
    setWindowTitle(tr("Paste a list"));
    setAcceptDrops(true);
    resize(1120, 720);
    m_pages = new QStackedWidget;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    makeEntry();
    makeResult();
}

PasteListDialog::~PasteListDialog() = default;

void PasteListDialog::setText(const QString &text)
{
    m_text = text;
    m_entry->setPlainText(text);
    readText();
}

// A QR code holds the ids: it is a roster at once, without any doubt.
void PasteListDialog::takeCode(const QString &code)
{
    const auto decoded = lists::fromListCode(code, m_services.packs.packs());
    if (!decoded) {
        m_entrySays->setText(text::spoken(decoded.error()));
        return;
    }
    const auto stored = documents::storePastedList(m_services.library, decoded->pack, m_services.language(), decoded->roster,
                                                   m_services.ids);
    if (!stored) {
        m_entrySays->setText(text::spoken(stored.error()));
        return;
    }
    emit broughtIn({stored->id});
    accept();
}

// Files of rosters hold the ids too. Their game is read before, where it lies on this computer; else the list is kept as it is.
void PasteListDialog::takeRoster(const QByteArray &bytes, const QString &name)
{
    const auto read = documents::readRosterBytes(bytes, name);
    if (!read) {
        m_entrySays->setText(text::spoken(read.error().sentence));
        return;
    }
    const QString game = QString::fromStdString(read->roster.gameSystemId);
    withPackOfGame(m_services, game, this, this, [this, bytes, name](const packs::PackPtr &) {
        const documents::Exchange exchange(m_services.library, &m_services.packs, m_services.language());
        const auto imported = exchange.importRoster(bytes, name);
        if (!imported) {
            m_entrySays->setText(text::spoken(imported.error().sentence));
            return;
        }
        emit broughtIn({imported->record.id});
        accept();
    });
}

void PasteListDialog::openFile(const QString &path)
{
    const auto bytes = archive::readWhole(path, 16 * 1024 * 1024);
    if (!bytes) {
        m_entrySays->setText(text::spoken(bytes.error()));
        return;
    }
    if (isRosterFile(*bytes))
        return takeRoster(*bytes, path);
    if (bytes->startsWith("\x89PNG") || bytes->startsWith("\xff\xd8\xff")) {
        constexpr int mostPixels = 4000; // wide and high
        const auto picture = archive::readPictureFile(path, mostPixels);
        const QString code = picture ? lists::textInQrPicture(*picture) : QString();
        if (code.isEmpty())
            m_entrySays->setText(tr("There is no QR code in %1.").arg(QFileInfo(path).fileName()));
        else
            setText(code);
        return;
    }
    setText(QString::fromUtf8(*bytes));
}

void PasteListDialog::readText()
{
    m_entrySays->clear();
    if (m_text.trimmed().isEmpty())
        return;
    if (const QByteArray bytes = m_text.toUtf8(); isRosterFile(bytes))
        return takeRoster(bytes, tr("Pasted list"));
    if (lists::isListCode(m_text))
        return takeCode(m_text);
    if (lists::ListReader::isTooLong(m_text)) {
        m_entrySays->setText(tr("This text is too long for lists: it has more than %1 lines.").arg(lists::ListReader::mostLines));
        return;
    }
    const lists::ListReader reader(m_services.packs.packs(), m_services.language());
    m_lists = reader.read(m_text);
    m_wishes.assign(m_lists.size(), {});
    m_current = 0;
    if (m_lists.empty()) {
        m_entrySays->setText(tr("Nothing in this text looks like a list: units with points or numbers are looked for."));
        return;
    }
    // Games that were opened on an earlier day are read only when none of the others knows the list.
    const bool unknown = std::any_of(m_lists.begin(), m_lists.end(), [](const ReadList &list) {
        return !list.pack || list.count(LineResult::State::Found) < list.count(LineResult::State::NotFound);
    });
    QStringList games;
    if (unknown)
        for (const packs::KnownFolder &known : packs::KnownFolders::load(m_services.packs.folders().userUnits).all())
            if (!m_services.packs.forGameSystem(known.gameSystemId.toStdString()))
                games.append(known.gameSystemId);
    if (!games.isEmpty())
        return readKnownGames(games);
    showLists();
}

void PasteListDialog::readKnownGames(QStringList games)
{
    if (games.isEmpty()) {
        m_lists = lists::ListReader(m_services.packs.packs(), m_services.language()).read(m_text);
        m_wishes.assign(m_lists.size(), {});
        return showLists();
    }
    const QString game = games.takeFirst();
    withPackOfGame(m_services, game, this, this, [this, games](const packs::PackPtr &) { readKnownGames(games); });
}

void PasteListDialog::showLists()
{
    useRemembered();
    m_filling = true;
    m_which->clear();
    for (size_t i = 0; i < m_lists.size(); ++i)
        m_which->addItem(tr("%1. %2").arg(QString::number(i + 1), QString::fromStdString(m_lists[i].roster.name)));
    m_which->setVisible(m_lists.size() > 1);
    m_filling = false;
    m_pages->setCurrentIndex(1);
    m_bringAll->setVisible(m_lists.size() > 1);
    fillGames();
    showList();
    m_table->setFocus();
    goToDoubt(1);
}

void PasteListDialog::fillGames()
{
    m_filling = true;
    m_army->clear();
    const ReadList &list = m_lists[size_t(m_current)];
    for (const packs::PackPtr &pack : m_services.packs.packs()) {
        for (const rules::DataFile *faction : pack->factions()) {
            m_army->addItem(tr("%1, %2").arg(pack->name(m_services.language()),
                                             pack->language(m_services.language()).name(faction->idText, faction->name)),
                            QStringList{pack->id(), text::fromUtf8(faction->idText)});
            if (list.pack == pack && list.catalogueId == faction->idText)
                m_army->setCurrentIndex(m_army->count() - 1);
        }
    }
    if (!list.pack)
        m_army->setCurrentIndex(-1);
    m_shape->setCurrentIndex(m_shape->findData(int(list.parsed.shape)));
    m_filling = false;
}

void PasteListDialog::showList()
{
    const ReadList &list = m_lists[size_t(m_current)];
    const int found = list.count(LineResult::State::Found), guessed = list.count(LineResult::State::Guessed),
              missing = list.count(LineResult::State::NotFound);
    m_model->setLines(list.lines);
    m_summary->setText(list.pack ? tr("%1 of %2 found, %3 guessed, %4 not found.")
                                       .arg(QString::number(found), QString::number(found + guessed + missing), QString::number(guessed),
                                            QString::number(missing))
                                 : tr("No game on this computer knows this list. Choose one, or get it with Tools > Get games."));
    m_bringOne->setEnabled(list.pack != nullptr);
    m_bringOne->setText(m_lists.size() > 1 ? tr("Bring in list %1").arg(m_current + 1) : tr("Bring in the list"));
    showVerdict();
    showDoubt();
}

void PasteListDialog::showVerdict()
{
    const ReadList &list = m_lists[size_t(m_current)];
    if (!list.pack) {
        m_verdict->clear();
        return;
    }
    rules::Evaluator evaluator(list.pack->data());
    evaluator.evaluate(list.roster);
    const share::RosterLook look = share::RosterLook::of(*list.pack, m_services.language());
    double total = 0;
    for (const rules::RosterCost &cost : evaluator.totals())
        if (cost.typeId == look.costTypeId)
            total = cost.value;
    QStringList lines{tr("%1: %2").arg(evaluator.legal() ? tr("Legal") : tr("Not legal"), look.costText(total))};
    if (list.parsed.points && *list.parsed.points != total)
        lines.append(tr("The text says %1.").arg(look.costText(*list.parsed.points)));
    if (const int notes = list.count(LineResult::State::NotFound); notes > 0)
        lines.append(tr("%n note(s) from what was not found", nullptr, notes));
    m_verdict->setText(lines.join('\n'));
}

void PasteListDialog::showDoubt()
{
    while (QLayoutItem *item = m_candidates->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const LineResult *line = m_model->line(m_table->currentIndex().row());
    m_remember->setVisible(line && PastedLinesModel::isDoubt(*line)
                           && (line->state == LineResult::State::Guessed || !line->candidates.empty()));
    if (!line || !PastedLinesModel::isDoubt(*line)) {
        m_doubt->setText(line ? line->text : QString());
        return;
    }
    m_doubt->setText(tr("Line %1: %2\n%3").arg(QString::number(line->line), line->text, line->reason));
    const auto offer = [this](const QString &text, const std::string &entryId, bool on) {
        auto *button = new QRadioButton(text);
        button->setToolTip(text);
        connect(button, &QRadioButton::clicked, this, [this, entryId] { decide(entryId); });
        m_candidates->addWidget(button); // among its neighbours before it is on: one of them at a time
        button->setChecked(on);
    };
    bool chosen = false;
    for (const lists::Candidate &candidate : line->candidates) {
        const bool on = !chosen && line->state == LineResult::State::Guessed && candidate.name == line->becomes;
        chosen = chosen || on;
        offer(candidate.where.isEmpty() ? candidate.name : tr("%1 (%2)").arg(candidate.name, candidate.where), candidate.entryId, on);
    }
    offer(tr("Leave it as a note"), {}, line->state == LineResult::State::NotFound);
}

// Choosing settles the doubt and goes on to the next.
void PasteListDialog::decide(const std::string &entryId)
{
    const LineResult *line = m_model->line(m_table->currentIndex().row());
    if (!line)
        return;
    const QString key = line->key;
    if (m_remember->isChecked())
        remember(*line, entryId);
    m_wishes[size_t(m_current)].choices.insert(key, entryId);
    readAgain();
    const int row = m_model->rowOf(key);
    m_table->selectRow(row);
    goToDoubt(1);
}

void PasteListDialog::readAgain()
{
    ReadList &list = m_lists[size_t(m_current)];
    list = lists::ListReader(m_services.packs.packs(), m_services.language()).readAgain(list.parsed, m_wishes[size_t(m_current)]);
    showList();
}

void PasteListDialog::goToDoubt(int step)
{
    const int row = m_model->nextDoubt(m_table->currentIndex().isValid() ? m_table->currentIndex().row() : step > 0 ? -1 : 0, step);
    if (row >= 0) {
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0));
    }
    showDoubt();
}

void PasteListDialog::bringIn(bool all)
{
    QStringList ids;
    for (size_t i = 0; i < m_lists.size(); ++i) {
        if ((!all && int(i) != m_current) || !m_lists[i].pack)
            continue;
        const auto stored = documents::storePastedList(m_services.library, m_lists[i].pack, m_services.language(), m_lists[i].roster,
                                                       m_services.ids);
        if (!stored) {
            m_summary->setText(text::spoken(stored.error()));
            return;
        }
        ids.append(stored->id);
    }
    emit broughtIn(ids);
    accept();
}

void PasteListDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void PasteListDialog::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        openFile(urls.first().toLocalFile());
    else if (event->mimeData()->hasText())
        setText(event->mimeData()->text());
    event->acceptProposedAction();
}

void PasteListDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F8 && m_pages->currentIndex() == 1)
        goToDoubt(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && event->modifiers() & Qt::ControlModifier)
        m_pages->currentIndex() == 0 ? setText(m_entry->toPlainText()) : m_bringOne->click();
    else
        QDialog::keyPressEvent(event);
}

} // namespace muster::app
