// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "packs/user/UserCatalogue.h"

#include <QDialog>

#include <functional>
#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace muster::app {

class OwnUnitForm;

/// The player's own units of a faction: written from their cards, kept beside the pack, never in it. Whatever is typed is kept:
/// choosing another unit or closing the window stores it first.
class OwnUnitsDialog final : public QDialog
{
    Q_OBJECT

public:
    OwnUnitsDialog(const Services &services, packs::PackPtr pack, const QString &catalogueId, QWidget *parent = nullptr);
    ~OwnUnitsDialog() override;

    /// Tells whether the roster on the table uses a unit, by its id.
    using Use = std::function<bool(const QString &unitId)>;
    void setUse(const Use &use) { m_isUsed = use; }
    /// Something was stored: the pack has to be read again.
    [[nodiscard]] bool changed() const { return m_changed; }
    /// All own units as a catalogue file, and back; a unit that is there already in another form comes in beside it.
    bool exportTo(const QString &path);
    bool importFrom(const QString &path);
    void reject() override;

private:
    void load();
    void build();
    [[nodiscard]] QWidget *makeFoot();
    void fillList(const QString &select = {});
    void showUnit(int row);
    void newUnit();
    /// False when what was typed could not be kept.
    bool keepTyped();
    bool storeCurrent();
    bool store();
    void removeCurrent();
    void bringBack();
    void askAndExport();
    void askAndImport();
    bool save();

    const Services &m_services;
    packs::PackPtr m_pack;
    QString m_catalogueId;
    packs::UserCatalogue m_catalogue;
    QString m_loadError;
    OwnUnitForm *m_form = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_none = nullptr; ///< stands where the list will be
    QLabel *m_message = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_bringBack = nullptr;
    std::optional<packs::UserUnit> m_removed;
    QString m_currentId;
    Use m_isUsed;
    bool m_filling = false;
    bool m_changed = false;
};

} // namespace muster::app
