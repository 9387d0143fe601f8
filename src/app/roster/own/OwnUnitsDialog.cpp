// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/own/OwnUnitsDialog.h"

#include "app/roster/own/OwnUnitForm.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/Actions.h"
#include "archive/SafeFile.h"
#include "share/roster/RosterLook.h"
#include "text/Spoken.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using share::toText;

OwnUnitsDialog::OwnUnitsDialog(const Services &services, packs::PackPtr pack, const QString &catalogueId, QWidget *parent)
    : QDialog(parent), m_services(services), m_pack(std::move(pack)), m_catalogueId(catalogueId),
      m_catalogue(m_pack->id(), catalogueId, toText(m_pack->data()->gameSystem().idText))
{
    load();
    build();
    fillList();
    if (m_list->count() == 0)
        m_form->focusName(); // typing can begin at once
    else
        m_list->setFocus();
}

OwnUnitsDialog::~OwnUnitsDialog() = default;

void OwnUnitsDialog::load()
{
    auto loaded = packs::UserCatalogue::load(m_services.packs.folders().userUnits, m_pack->id(), m_catalogueId,
                                             toText(m_pack->data()->gameSystem().idText));
    if (loaded)
        m_catalogue = std::move(*loaded);
    else
        m_loadError = text::spoken(loaded.error());
}

void OwnUnitsDialog::build()
{
    setWindowTitle(tr("Own units: %1").arg(m_pack->name(m_services.language())));
    setObjectName("ownUnitsDialog");
    m_list = new QListWidget;
    m_list->setObjectName("ownUnitList");
    m_list->setAccessibleName(tr("Own units"));
    m_list->setFixedWidth(220);
    m_list->setProperty("roomy", true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names elide
    m_none = new QLabel(tr("No unit of your own yet. Fill in the form and save it."));
    m_none->setWordWrap(true);
    m_none->setTextFormat(Qt::PlainText);
    m_none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_none->setFixedWidth(220);
    m_none->setProperty("role", "second");
    auto *left = new QVBoxLayout;
    left->addWidget(m_none, 1);
    left->addWidget(m_list, 1);
    const auto add = [&](const QString &text, const char *name, auto &&act) {
        auto *button = new QPushButton(text);
        button->setObjectName(name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        left->addWidget(button);
        return button;
    };
    add(tr("New unit"), "newOwnUnit", [this] { newUnit(); });
    m_remove = add(tr("Delete"), "deleteOwnUnit", [this] { removeCurrent(); });
    m_bringBack = add(tr("Undo delete"), "undoDeleteOwnUnit", [this] { bringBack(); });
    m_bringBack->hide();
    add(tr("Export…"), "exportOwnUnits", [this] { askAndExport(); });
    add(tr("Import…"), "importOwnUnits", [this] { askAndImport(); });

    m_form = new OwnUnitForm(m_pack, m_catalogueId, m_services.language());
    m_form->setEnabled(m_loadError.isEmpty());
    auto *columns = new QHBoxLayout;
    columns->setContentsMargins(20, 16, 20, 16);
    columns->setSpacing(20);
    columns->addLayout(left);
    columns->addWidget(m_form, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(makeFoot());
    resize(980, 480);
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnUnitsDialog::showUnit);
}

QWidget *OwnUnitsDialog::makeFoot()
{
    auto *foot = new QFrame;
    foot->setProperty("dialogFoot", true);
    m_message = new QLabel(m_loadError.isEmpty() ? tr("Kept beside the pack, marked with a pencil, untouched by updates.") : m_loadError);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setProperty("role", "second");
    auto *close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    auto *save = new QPushButton(tr("Save unit"));
    save->setObjectName("saveOwnUnit");
    save->setDefault(true);
    setStyleProperty(save, "primary", true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 10, 20, 10);
    row->setSpacing(8);
    row->addWidget(m_message, 1);
    row->addWidget(close);
    row->addWidget(save);
    connect(save, &QPushButton::clicked, this, [this] { storeCurrent(); });
    connect(close, &QPushButton::clicked, this, &OwnUnitsDialog::reject);
    return foot;
}

// Escape, the window's cross and Close: nothing typed is lost.
void OwnUnitsDialog::reject()
{
    if (!keepTyped())
        return;
    if (m_changed)
        accept();
    else
        QDialog::reject();
}

bool OwnUnitsDialog::keepTyped()
{
    return !m_form->isDirty() || !m_form->hasContent() || store();
}

void OwnUnitsDialog::fillList(const QString &select)
{
    m_filling = true;
    m_list->clear();
    int row = -1;
    for (const packs::UserUnit &unit : m_catalogue.units()) {
        auto *item = new QListWidgetItem(unit.name, m_list);
        item->setData(Qt::UserRole, unit.id);
        item->setToolTip(unit.name);
        if (unit.id == select)
            row = m_list->count() - 1;
    }
    if (row < 0 && m_list->count() > 0)
        row = 0;
    m_list->setCurrentRow(row);
    m_list->setVisible(m_list->count() > 0);
    m_none->setVisible(m_list->count() == 0);
    m_filling = false;
    showUnit(row);
}

void OwnUnitsDialog::newUnit()
{
    if (!keepTyped())
        return;
    m_list->setCurrentRow(-1);
    showUnit(-1);
    m_form->focusName();
}

void OwnUnitsDialog::showUnit(int row)
{
    if (m_filling)
        return;
    const QString wanted = row >= 0 ? m_list->item(row)->data(Qt::UserRole).toString() : QString();
    if (wanted != m_currentId && m_form->isDirty() && m_form->hasContent()) {
        // Storing fills the list anew: the unit that was clicked is found again by its id.
        const QString left = m_catalogue.put(m_form->unit());
        if (!save())
            return;
        m_form->show(*m_catalogue.unit(left));
        return fillList(wanted.isEmpty() ? left : wanted);
    }
    m_currentId = wanted;
    const packs::UserUnit *known = m_catalogue.unit(wanted);
    m_form->show(known ? *known : packs::UserUnit());
    m_remove->setEnabled(known != nullptr);
}

bool OwnUnitsDialog::save()
{
    const auto written = m_catalogue.save(m_services.packs.folders().userUnits);
    m_message->setText(written ? QString() : tr("Not saved: %1").arg(text::spoken(written.error())));
    m_changed |= written.ok();
    return written.ok();
}

bool OwnUnitsDialog::storeCurrent()
{
    if (!m_form->hasName()) {
        m_message->setText(tr("The unit needs a name."));
        m_form->focusName();
        return false;
    }
    return store();
}

bool OwnUnitsDialog::store()
{
    const QString id = m_catalogue.put(m_form->unit());
    if (!save())
        return false;
    m_form->show(*m_catalogue.unit(id));
    m_currentId = id;
    fillList(id);
    m_message->setText(m_form->fitsNowhere() ? tr("Saved. No slot of a formation takes it yet: tick them under “Where it fits”.")
                                             : tr("Saved."));
    return true;
}

void OwnUnitsDialog::removeCurrent()
{
    const packs::UserUnit *known = m_catalogue.unit(m_currentId);
    if (!known)
        return;
    m_removed = *known;
    const bool used = m_isUsed && m_isUsed(m_currentId);
    m_catalogue.remove(m_currentId);
    m_currentId.clear();
    m_form->show({});
    save();
    fillList();
    m_bringBack->show();
    m_message->setText(used ? tr("%1 was deleted. This roster uses it: there it stays, without its figures.").arg(m_removed->name)
                            : tr("%1 was deleted.").arg(m_removed->name));
}

void OwnUnitsDialog::bringBack()
{
    if (!m_removed || !keepTyped())
        return;
    const QString id = m_catalogue.put(*std::exchange(m_removed, std::nullopt));
    save();
    m_bringBack->hide();
    fillList(id);
}

bool OwnUnitsDialog::exportTo(const QString &path)
{
    if (!keepTyped())
        return false;
    const auto written = archive::writeSafely(path, m_catalogue.toXml(), archive::Replace::Yes);
    m_message->setText(written ? tr("Saved as %1.").arg(path) : text::spoken(written.error()));
    return written.ok();
}

bool OwnUnitsDialog::importFrom(const QString &path)
{
    QFile file(path);
    if (!keepTyped())
        return false;
    if (!file.open(QIODevice::ReadOnly)) {
        m_message->setText(tr("%1 cannot be read: %2").arg(path, file.errorString()));
        return false;
    }
    const auto read = packs::UserCatalogue::fromXml(file.readAll(), m_pack->id(), m_catalogueId,
                                                    toText(m_pack->data()->gameSystem().idText), path);
    if (!read) {
        m_message->setText(text::spoken(read.error()));
        return false;
    }
    QString last;
    for (packs::UserUnit unit : read->units()) {
        const packs::UserUnit *known = m_catalogue.unit(unit.id);
        if (known && !(*known == unit))
            unit.id.clear();
        last = m_catalogue.put(unit);
    }
    if (!save())
        return false;
    fillList(last);
    m_message->setText(tr("%n unit(s) came in.", nullptr, int(read->units().size())));
    return true;
}

void OwnUnitsDialog::askAndExport()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export own units"), documentsFile(m_pack->id() + "-own-units.cat"),
                                                      tr("Catalogue (*.cat)"));
    if (!path.isEmpty())
        exportTo(path);
}

void OwnUnitsDialog::askAndImport()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import own units"), documentsFile({}), tr("Catalogue (*.cat)"));
    if (!path.isEmpty())
        importFrom(path);
}

} // namespace muster::app
