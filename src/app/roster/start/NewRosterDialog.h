// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "documents/roster/NewRoster.h"
#include "share/roster/RosterLook.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSpinBox;

namespace muster::app {

class Segments;

/// Game, faction, size, formation, name: one page with sensible defaults, Enter works at once.
class NewRosterDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit NewRosterDialog(const Services &services, QWidget *parent = nullptr);

    [[nodiscard]] packs::PackPtr pack() const;
    [[nodiscard]] documents::RosterWish wish() const;
    void choosePack(const QString &packId);
    /// The game is not in the list: reads a folder of its data and offers it.
    void addGame(const QString &folder);

private:
    void makeFields();
    void nameFields();
    [[nodiscard]] QFormLayout *makeForm();
    [[nodiscard]] QWidget *makeFoot();
    void connectFields();
    void fillGames();
    void readKnownGame();
    void describeGame(QListWidgetItem &item, const packs::Pack &pack) const;
    void showGame();
    void fillFactions();
    void showFaction();
    void fillFormations(const rules::Book &book, const share::RosterLook &look);
    void followLimit();
    void proposeName();
    [[nodiscard]] std::string catalogueId() const;

    const Services &m_services;
    QListWidget *m_games = nullptr;
    QLabel *m_factionLabel = nullptr;
    QComboBox *m_faction = nullptr;        ///< holds the factions; shown when they are many
    Segments *m_factionSegments = nullptr; ///< shown when they are few
    QComboBox *m_force = nullptr;
    QLabel *m_forceLabel = nullptr;
    QLabel *m_sizeLabel = nullptr;
    QSpinBox *m_limit = nullptr;
    QLabel *m_unit = nullptr;
    Segments *m_presets = nullptr;
    QLabel *m_presetName = nullptr;
    QLabel *m_formationLabel = nullptr;
    QListWidget *m_formation = nullptr;
    QLabel *m_nameLabel = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_create = nullptr;
    QString m_proposed;
    QSet<QString> m_beingRead; ///< games whose folders are being read
};

} // namespace muster::app
