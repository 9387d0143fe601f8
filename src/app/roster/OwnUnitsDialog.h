// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "packs/UserCatalogue.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace muster::app {

/// The player's own units of a faction: written from his cards, kept beside the pack, never in it.
class OwnUnitsDialog final : public QDialog
{
    Q_OBJECT

public:
    OwnUnitsDialog(const Services &services, packs::PackPtr pack, const QString &catalogueId, QWidget *parent = nullptr);
    ~OwnUnitsDialog() override;

    /// Something was stored: the pack has to be read again.
    [[nodiscard]] bool changed() const { return m_changed; }

private:
    void build();
    void fillList(const QString &select = {});
    void showUnit(int row);
    void newUnit();
    bool storeCurrent();
    void removeCurrent();
    void exportCatalogue();
    [[nodiscard]] packs::UserUnit unitFromForm() const;
    void fillSlots();
    void mark() { m_dirty = true; }
    bool save();

    const Services &m_services;
    packs::PackPtr m_pack;
    QString m_catalogueId;
    const packs::Language *m_language = nullptr;
    packs::UserCatalogue m_catalogue;
    QString m_loadError;
    QListWidget *m_list = nullptr;
    QWidget *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    QComboBox *m_category = nullptr;
    QDoubleSpinBox *m_points = nullptr;
    QSpinBox *m_min = nullptr;
    QSpinBox *m_max = nullptr;
    QTabWidget *m_tabs = nullptr;
    QList<QTableWidget *> m_tables; ///< one per profile type, in the order of the data
    QTableWidget *m_rules = nullptr;
    QListWidget *m_slots = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_remove = nullptr;
    QString m_currentId;
    bool m_dirty = false;
    bool m_filling = false;
    bool m_changed = false;
};

} // namespace muster::app
