// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/CatalogueModel.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace muster::app {

/// What the catalogue is to be narrowed down to: keywords, rules, weapons; a unit has to have all that are ticked.
class TraitDialog final : public QDialog
{
    Q_OBJECT

public:
    TraitDialog(const std::vector<models::CatalogueTrait> &traits, const QStringList &chosen, QWidget *parent);
    [[nodiscard]] QStringList chosen() const;
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] static QString kindName(models::CatalogueTrait::Kind kind);

private:
    void find(const QString &words);

    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace muster::app
