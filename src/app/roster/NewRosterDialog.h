// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "documents/NewRoster.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QHBoxLayout;

namespace muster::app {

/// Game, faction, size, formation, name: one page with sensible defaults, Enter works at once.
class NewRosterDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit NewRosterDialog(const Services &services, QWidget *parent = nullptr);

    [[nodiscard]] packs::PackPtr pack() const;
    [[nodiscard]] documents::RosterWish wish() const;
    void choosePack(const QString &packId);

private:
    void fillGames();
    void showGame();
    void showFaction();
    void fillPresets();
    void proposeName();
    [[nodiscard]] std::string catalogueId() const;

    const Services &m_services;
    QListWidget *m_games = nullptr;
    QLabel *m_factionLabel = nullptr;
    QComboBox *m_faction = nullptr;
    QComboBox *m_force = nullptr;
    QLabel *m_forceLabel = nullptr;
    QLabel *m_sizeLabel = nullptr;
    QSpinBox *m_limit = nullptr;
    QLabel *m_unit = nullptr;
    QWidget *m_presets = nullptr;
    QHBoxLayout *m_presetRow = nullptr;
    QLabel *m_presetName = nullptr;
    QLabel *m_formationLabel = nullptr;
    QListWidget *m_formation = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_create = nullptr;
    QString m_proposed;
};

} // namespace muster::app
