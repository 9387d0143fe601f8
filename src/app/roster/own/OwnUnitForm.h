// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "packs/user/UserCatalogue.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QTabWidget;

namespace muster::app {

class LineTable;
class RulePicker;

/// One unit of the player's own as a form: name, kind, points, size, profiles, rules, and the slots that take it.
class OwnUnitForm final : public QWidget
{
    Q_OBJECT

public:
    OwnUnitForm(packs::PackPtr pack, const QString &catalogueId, const QString &language, QWidget *parent = nullptr);

    /// A default unit shows an empty form.
    void show(const packs::UserUnit &unit);
    /// What the form says now, with a name in any case; keeps the id and whatever the form does not show.
    [[nodiscard]] packs::UserUnit unit() const;
    [[nodiscard]] bool isDirty() const { return m_dirty; }
    [[nodiscard]] bool hasName() const;
    /// A name, a figure or a rule: something that would be a pity to lose.
    [[nodiscard]] bool hasContent() const;
    /// There are slots of formations, and none of them is ticked.
    [[nodiscard]] bool fitsNowhere() const;
    void focusName();

private:
    void makeFields();
    void fillCategories();
    void makeTables();
    [[nodiscard]] QFormLayout *makeForm();
    [[nodiscard]] LineTable *addTable(const QString &title, const QStringList &heads);
    void fillSlots();
    void showProfiles(const packs::UserUnit &unit);
    [[nodiscard]] QList<packs::UserProfile> profiles() const;
    [[nodiscard]] QList<packs::UserRule> rules() const;
    void keepUnshown(packs::UserProfile &profile) const;
    void mark();

    packs::PackPtr m_pack;
    QString m_catalogueId;
    const packs::Language &m_language;
    packs::UserUnit m_unit;
    QLineEdit *m_name = nullptr;
    QComboBox *m_category = nullptr;
    QDoubleSpinBox *m_points = nullptr;
    QSpinBox *m_min = nullptr;
    QSpinBox *m_max = nullptr;
    QTabWidget *m_tabs = nullptr;
    QList<LineTable *> m_tables; ///< one per profile type, in the order of the data
    LineTable *m_rules = nullptr;
    RulePicker *m_gameRules = nullptr;
    QListWidget *m_slots = nullptr;
    bool m_filling = false;
    bool m_dirty = false;
};

} // namespace muster::app
