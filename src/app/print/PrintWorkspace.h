// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/UnitPhotos.h"
#include "app/print/PrintPresets.h"
#include "app/print/PrintSession.h"
#include "app/workspace/Services.h"
#include "app/workspace/Workspace.h"
#include "documents/roster/LibraryRosterStore.h"

#include <QMessageBox>
#include <QPointer>

class QComboBox;
class QLabel;
class QPrinter;
class QToolButton;

namespace muster::app {

class CardPreview;
class PdfSaving;
class PreviewPanel;
class SettingsPanel;
class WhatPanel;

/// What lies on the table on game night: choose, look, save as PDF or print.
class PrintWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit PrintWorkspace(const Services &services, QObject *parent = nullptr);
    ~PrintWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("print"); }
    [[nodiscard]] QString title() const override { return tr("Print"); }
    void build(DockHost &host) override;
    [[nodiscard]] QWidget *toolBar() override;
    [[nodiscard]] QList<MenuPart> menus() const override;
    [[nodiscard]] StatusTexts status() const override;
    [[nodiscard]] QString documentName() const override { return m_session.head().name; }
    [[nodiscard]] Unsaved unsaved() const override;
    [[nodiscard]] QUndoStack *undoStack() const override { return m_document ? &m_document->undoStack() : nullptr; }
    bool open(const Request &request) override;
    void activated() override;
    void aboutToClose() override;
    void retranslate() override;

    [[nodiscard]] PrintSession &session() { return m_session; }
    bool openScenario(const QString &key);
    bool openRoster(const QString &rosterId);
    void showMatrix(const QString &against);
    /// With a soldier: their service record alone.
    bool openCampaign(const QString &campaignId, const QString &soldier = {});
    /// Writes the pages while the window goes on; pdfSaved() comes at the end, and a message when it does not work.
    void savePdf(const QString &file);

signals:
    void pdfSaved(const QString &file, bool written);

private:
    void makeActions();
    void chooseRoster();
    void askAndSave();
    void askAndPrint();
    void choosePrinter();
    void sendTo(const std::shared_ptr<QPrinter> &printer);
    [[nodiscard]] PdfSaving *startSaving(const QString &file);
    void tell(QMessageBox::Icon icon, const QString &title, const QString &text);
    void saveCalibration();
    void refreshHead();
    void refreshPresets();
    void choosePreset(int index);
    void savePreset();
    [[nodiscard]] bool mayReplace(const PrintPresets::Preset &preset);
    void removePreset();
    void renamePreset();
    void chooseUnits(bool all);
    /// An empty file takes the photo away.
    void attachPhoto(const QString &unitId, const QString &file);
    [[nodiscard]] bool openDocument();
    /// False when a photo could not be stored and the user wants to stay.
    [[nodiscard]] bool leaveDocument();
    void tellOthers();
    void show(const QString &rosterId, const rules::Roster &roster);
    void selectUnit(const QString &unitId);
    void updateCard();
    bool openBattleCopy(const Request &request);
    void reopen();
    void openLast();
    void readGame();
    /// The program's, until the player chooses another.
    [[nodiscard]] QString paperLanguage() const;
    [[nodiscard]] QWidget *window() const;
    [[nodiscard]] QString suggestedFolder() const;
    [[nodiscard]] QString suggestedName() const;

    const Services &m_services;
    documents::LibraryRosterStore m_store;
    PrintPresets m_presets;
    UnitPhotos m_photos;
    std::unique_ptr<documents::RosterDocument> m_document; ///< opened when something is edited here
    bool m_telling = false;
    QSet<QString> m_gamesAsked; ///< whose data were looked for
    QString m_game;             ///< system id of the roster: settings are kept for each
    PrintSession m_session;
    PdfSaving *m_saving = nullptr; ///< one at a time
    DockHost *m_host = nullptr;
    WhatPanel *m_what = nullptr;
    PreviewPanel *m_preview = nullptr;
    SettingsPanel *m_settings = nullptr;
    CardPreview *m_card = nullptr;
    QPointer<QWidget> m_toolBar;
    QLabel *m_name = nullptr, *m_points = nullptr, *m_counts = nullptr, *m_presetLabel = nullptr;
    QComboBox *m_presetBox = nullptr;
    QAction *m_pdf = nullptr, *m_print = nullptr, *m_choose = nullptr, *m_keepPreset = nullptr, *m_dropPreset = nullptr,
            *m_calibrate = nullptr;
    QAction *m_renamePreset = nullptr, *m_allUnits = nullptr, *m_noUnits = nullptr;
    QString m_unit;
    Request m_battle; ///< the list of a battle: it is in no library
    QString m_sentence;
    QString m_lastFolder; ///< of the last paper that was written
};

} // namespace muster::app
