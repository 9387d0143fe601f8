// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PdfSaving.h"
#include "app/print/PrintWorkspace.h"
#include "app/print/PrinterRun.h"
#include "app/workspace/Actions.h"
#include "app/workspace/DocumentLook.h"
#include "app/workspace/Files.h"
#include "app/workspace/SavedFile.h"
#include "app/workspace/StepwiseWork.h"
#include "library/Library.h"
#include "library/StoredKind.h"
#include "print/imposition/Calibration.h"
#include "text/Spoken.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>

namespace muster::app {

void PrintWorkspace::makeActions()
{
    const auto make = [this](QAction *&action, const char *name, const char *icon, auto work) {
        action = new QAction(this);
        dress(action, QString::fromLatin1(name), QString::fromLatin1(icon));
        connect(action, &QAction::triggered, this, work);
    };
    make(m_pdf, "print.pdf", "export", [this] { askAndSave(); });
    make(m_print, "print.print", "print", [this] { askAndPrint(); });
    make(m_choose, "print.choose-roster", "folder", [this] { chooseRoster(); });
    make(m_keepPreset, "print.keep-preset", "plus", [this] { savePreset(); });
    make(m_dropPreset, "print.drop-preset", "trash", [this] { removePreset(); });
    make(m_calibrate, "print.calibrate", "target", [this] { saveCalibration(); });
    make(m_renamePreset, "print.rename-preset", "pencil", [this] { renamePreset(); });
    make(m_allUnits, "print.all-units", "check", [this] { chooseUnits(true); });
    make(m_noUnits, "print.no-units", "close", [this] { chooseUnits(false); });
    m_pdf->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    m_print->setShortcut(QKeySequence::Print);
}

void PrintWorkspace::chooseRoster()
{
    const auto records = m_services.library.documents().list({});
    if (!records) {
        QMessageBox::warning(window(), tr("Choose a roster"), text::spoken(records.error()));
        return;
    }
    library::Records printed = *records;
    printed.removeIf([](const library::Record &record) { return !documentLook(record.kind).printed; });
    if (printed.isEmpty()) {
        QMessageBox::information(window(), tr("Choose a roster"), tr("The library has no rosters yet. Make one in the Roster workspace."));
        return;
    }
    QStringList names;
    for (const library::Record &record : printed) {
        const QString name = nameWithKind(record);
        QString unique = name; // two lists may have the same name
        for (int i = 2; names.contains(unique); ++i)
            unique = QStringLiteral("%1 (%2)").arg(name, QString::number(i));
        names.append(unique);
    }
    bool ok = false;
    const QString name = QInputDialog::getItem(window(), tr("Choose a roster"), tr("Roster or campaign to print:"), names, 0, false, &ok);
    if (!ok)
        return;
    const library::Record &chosen = printed.at(names.indexOf(name));
    open({"print", library::wordOf(chosen.kind), chosen.id, {}});
}

// Where the last paper went; else the documents, which a fresh home may not have yet.
QString PrintWorkspace::suggestedFolder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return !m_lastFolder.isEmpty() ? m_lastFolder : QDir(documents).exists() ? documents : QDir::homePath();
}

QString PrintWorkspace::suggestedName() const
{
    return QDir(suggestedFolder()).filePath(fileNameFor(m_session.head().name) + QStringLiteral(".pdf"));
}

PdfSaving *PrintWorkspace::startSaving(const QString &file)
{
    m_saving = new PdfSaving(file, window(), this);
    connect(m_saving, &PdfSaving::ended, this, [this, file](const base::Result<void> &written) {
        m_saving = nullptr;
        if (!written && written.error().code != "print.stopped")
            tell(QMessageBox::Warning, tr("The PDF could not be written"), text::spoken(written.error()));
        if (written)
            m_lastFolder = QFileInfo(file).absolutePath();
        m_sentence = written ? tr("Saved %1").arg(QDir::toNativeSeparators(file)) : QString();
        refreshHead();
        emit stateChanged();
        if (written)
            emit requested(savedFile(file));
        emit pdfSaved(file, written.ok());
    });
    m_sentence = tr("Writing the PDF…");
    refreshHead();
    emit stateChanged();
    return m_saving;
}

void PrintWorkspace::savePdf(const QString &file)
{
    if (!m_saving)
        startSaving(file)->start(m_session);
}

// Not exec(): nothing here waits for an answer.
void PrintWorkspace::tell(QMessageBox::Icon icon, const QString &title, const QString &text)
{
    auto *box = new QMessageBox(icon, title, text, QMessageBox::Ok, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

void PrintWorkspace::askAndSave()
{
    const QString file = QFileDialog::getSaveFileName(window(), tr("Save PDF"), suggestedName(), tr("PDF (*.pdf)"));
    if (!file.isEmpty())
        savePdf(file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? file : file + QStringLiteral(".pdf"));
}

void PrintWorkspace::askAndPrint()
{
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        QMessageBox box(QMessageBox::Information, tr("No printer"), tr("No printer is set up on this computer."), QMessageBox::Cancel,
                        window());
        box.setInformativeText(tr("Save a PDF instead; it can be printed anywhere at 100 %."));
        QPushButton *save = box.addButton(tr("Save PDF"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() == save)
            askAndSave();
        return;
    }
    m_session.whenLaidOut(this, [this](bool laidOut) {
        if (laidOut)
            choosePrinter();
    });
}

// The offset belongs to the printer: it is looked up for the one that was chosen, and kept for it when it was changed here.
void PrintWorkspace::choosePrinter()
{
    const print::PrintSettings &settings = m_session.settings();
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const bool both = settings.backs == print::Backs::Mirrored && m_session.what().contains(print::PrintKind::Cards);
    preparePrinter(*printer, m_session.job().pages, both, settings.flip == print::FlipEdge::Long, settings.ink == print::InkMode::Colour,
                   m_session.head().name);
    QPrintDialog dialog(printer.get(), window());
    dialog.setOption(QAbstractPrintDialog::PrintToFile, false);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QPointF kept = m_presets.offset(printer->printerName());
    if (settings.backOffset.isNull() && !kept.isNull()) {
        print::PrintSettings moved = settings;
        moved.backOffset = kept;
        m_session.setSettings(moved);
    } else if (!settings.backOffset.isNull()) {
        m_presets.setOffset(printer->printerName(), settings.backOffset);
    }
    m_session.whenLaidOut(this, [this, printer](bool laidOut) {
        if (laidOut)
            sendTo(printer);
    });
}

void PrintWorkspace::sendTo(const std::shared_ptr<QPrinter> &printer)
{
    const std::shared_ptr<const print::PrintedJob> job = m_session.sharedJob();
    const auto run = std::make_shared<PrinterRun>(printer);
    auto *progress = new QuietProgress(tr("Printing…"), window(), this);
    auto *work = new StepwiseWork(
        int(job->pages.size()), [run, job](int page) { return run->add(job->pages[size_t(page)]); }, progress, progress);
    connect(work, &StepwiseWork::ended, this, [this, work, progress, run, printer] {
        if (!work->isWhole())
            run->abort();
        if (!work->isWhole() && !work->wasCancelled())
            tell(QMessageBox::Warning, tr("The printer does not answer"),
                 tr("%1 did not take the job. Save a PDF and print it with your viewer at 100 %.").arg(printer->printerName()));
        progress->close();
        progress->deleteLater(); // and with it the work and the job
    });
    work->start();
}

void PrintWorkspace::saveCalibration()
{
    if (m_saving)
        return;
    const QString file = QFileDialog::getSaveFileName(window(), tr("Save the calibration sheet"),
                                                      QDir(suggestedFolder()).filePath(tr("calibration.pdf")), tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    const print::TextMeter meter;
    startSaving(file)->start(print::calibrationSheet(m_session.settings().paperSize(), m_session.settings().language, meter),
                             {tr("Calibration sheet"), m_session.settings().language});
}

void PrintWorkspace::refreshPresets()
{
    if (!m_toolBar)
        return;
    const auto presets = m_presets.all(m_session.settings().language);
    m_presetBox->clear();
    int current = -1;
    for (const PrintPresets::Preset &preset : presets) {
        m_presetBox->addItem(preset.name);
        if (preset.settings.toJson() == m_session.settings().toJson())
            current = m_presetBox->count() - 1;
    }
    m_presetBox->setPlaceholderText(tr("Changed settings"));
    m_presetBox->setCurrentIndex(current);
    const QString fixed = current < 0 ? tr("no preset is chosen")
        : presets[current].builtIn    ? tr("this preset comes with the program")
                                      : QString();
    allowUnless(m_dropPreset, fixed);
    allowUnless(m_renamePreset, fixed);
}

void PrintWorkspace::renamePreset()
{
    const QString old = m_presetBox ? m_presetBox->currentText() : QString();
    bool ok = false;
    const QString name = QInputDialog::getText(window(), tr("Rename the preset"), tr("Name of the preset:"), QLineEdit::Normal, old, &ok)
                             .trimmed();
    if (!ok || name.isEmpty() || name == old)
        return;
    if (!m_presets.rename(old, name))
        QMessageBox::information(window(), tr("Rename the preset"), tr("There is a preset called %1 already.").arg(name));
    refreshPresets();
}

void PrintWorkspace::chooseUnits(bool all)
{
    print::PrintSettings settings = m_session.settings();
    settings.without.clear();
    if (!all)
        for (const auto &unit : m_session.head().units)
            settings.without.insert(unit.id);
    m_session.setSettings(settings);
}

void PrintWorkspace::choosePreset(int index)
{
    const auto presets = m_presets.all(m_session.settings().language);
    if (index < 0 || index >= presets.size())
        return;
    print::PrintSettings settings = presets[index].settings;
    settings.without = m_session.settings().without;
    settings.backOffset = m_session.settings().backOffset;
    m_session.setSettings(settings);
}

// The settings that are kept under this name would be gone.
bool PrintWorkspace::mayReplace(const PrintPresets::Preset &preset)
{
    QMessageBox box(QMessageBox::Question, tr("Keep the settings"), tr("There is a preset called %1 already.").arg(preset.name),
                    QMessageBox::Cancel, window());
    const QPushButton *replace = preset.builtIn ? nullptr : box.addButton(tr("Replace it"), QMessageBox::AcceptRole);
    box.exec();
    return replace && box.clickedButton() == replace;
}

void PrintWorkspace::savePreset()
{
    bool ok = false;
    const QString name = QInputDialog::getText(window(), tr("Keep the settings"), tr("Name of the preset:"), QLineEdit::Normal, {}, &ok)
                             .trimmed();
    if (!ok || name.isEmpty())
        return;
    const QList<PrintPresets::Preset> presets = m_presets.all(m_session.settings().language);
    const auto same = std::find_if(presets.begin(), presets.end(),
                                   [&name](const PrintPresets::Preset &preset) { return preset.name == name; });
    if (same != presets.end() && !mayReplace(*same))
        return;
    m_presets.save(name, m_session.settings(), !m_presets.language().isEmpty());
    refreshPresets();
}

void PrintWorkspace::removePreset()
{
    m_presets.remove(m_presetBox ? m_presetBox->currentText() : QString());
    refreshPresets();
}

// "dust dust.scenario.meeting": the game and the scenario; it may have been written anew meanwhile.
bool PrintWorkspace::openScenario(const QString &key)
{
    if (!leaveDocument())
        return false;
    const packs::PackPtr pack = m_services.packs.find(key.section(' ', 0, 0));
    const packs::Scenario *scenario = pack ? packs::findScenario(pack->scenarios(), key.section(' ', 1)) : nullptr;
    if (!scenario) {
        m_session.clear(); // it was deleted
        return false;
    }
    m_unit.clear();
    m_session.setScenario(key, *scenario, pack);
    return true;
}

} // namespace muster::app
