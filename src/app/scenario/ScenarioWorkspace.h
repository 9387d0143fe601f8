// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/ScenarioKey.h"
#include "app/workspace/Services.h"
#include "app/workspace/Workspace.h"

namespace muster::app {

class PaperView;
class ScenarioList;
class ScenarioPage;

/// The scenarios of every game: to find, to read, to print, and missions of one's own.
class ScenarioWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit ScenarioWorkspace(const Services &services, QObject *parent = nullptr);

    [[nodiscard]] QString id() const override { return QStringLiteral("scenarios"); }
    [[nodiscard]] QString title() const override { return tr("Scenarios"); }
    void build(DockHost &host) override;
    [[nodiscard]] QWidget *toolBar() override;
    [[nodiscard]] QList<MenuPart> menus() const override;
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString &typed) const override;
    [[nodiscard]] StatusTexts status() const override;
    [[nodiscard]] QString documentName() const override;
    [[nodiscard]] Request paper() const override;
    bool open(const Request &request) override;
    void activated() override;
    void retranslate() override;

    [[nodiscard]] ScenarioList *list() const { return m_list; }
    [[nodiscard]] ScenarioPage *page() const { return m_page; }
    [[nodiscard]] PaperView *sheet() const { return m_sheet; }
    [[nodiscard]] const packs::Scenario *current() const;

private:
    void makeActions();
    void refill();
    void show();
    void print();
    void writeMission();
    void editMission();
    void copyMission();
    void deleteMission();
    /// Writes it down with the user's data and shows it; says what went wrong.
    bool keep(const packs::Pack &pack, const packs::Scenario &mission);
    [[nodiscard]] packs::PackPtr packForNew() const;
    [[nodiscard]] packs::PackPtr pack() const;
    [[nodiscard]] QWidget *window() const;

    Services m_services;
    DockHost *m_host = nullptr;
    ScenarioList *m_list = nullptr;
    ScenarioPage *m_page = nullptr;
    PaperView *m_sheet = nullptr;
    QWidget *m_toolBar = nullptr;
    ScenarioKey m_key;
    QString m_sentence;
    bool m_filled = false;
    QAction *m_random = nullptr;
    QAction *m_print = nullptr;
    QAction *m_new = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_secondary = nullptr;
};

} // namespace muster::app
