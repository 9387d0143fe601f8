// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings/SettingsDialog.h"

#include "app/shell/settings/AppSettings.h"
#include "app/shell/settings/DataSettings.h"
#include "app/shell/settings/LibrarySettings.h"
#include "app/shell/window/MainWindow.h"
#include "text/ProgramLanguage.h"

#include "text/Translator.h"
#include "ui_SettingsDialog.h"

#include <QEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace muster::app {

namespace {
constexpr std::array textSizes{100, 125, 150, 175, 200};
}

SettingsDialog::SettingsDialog(AppSettings &settings, MainWindow &window)
    : QDialog(&window), m_settings(settings), m_window(window), m_ui(std::make_unique<Ui::SettingsDialog>())
{
    m_ui->setupUi(this);
    m_ui->reopen->setChecked(settings.reopensWorkspace());
    retranslate();
    connect(m_ui->theme, &Segments::chosen, this, [this](int index) {
        m_window.setThemeMode(index == 1 ? ThemeMode::Light : index == 2 ? ThemeMode::Dark : ThemeMode::System);
    });
    connect(m_ui->languageBox, &QComboBox::activated, this,
            [this](int index) { m_window.setLanguage(m_ui->languageBox->itemData(index).toString()); });
    connect(m_ui->reopen, &QCheckBox::toggled, this, [this](bool on) { m_settings.setReopensWorkspace(on); });
    connect(m_ui->resetLayouts, &QPushButton::clicked, this, [this] {
        m_window.resetAllLayouts();
        m_ui->remark->setText(tr("The layouts are as on the first day."));
    });
    connect(m_ui->textSize, &Segments::chosen, this, [this](int index) {
        m_settings.setTextSize(textSizes.at(std::size_t(index)));
        m_ui->remark->setText(tr("The text size changes when Muster is started again."));
        m_restartOffered = true;
        m_ui->restart->show();
    });
    m_ui->restart->hide();
    connect(m_ui->restart, &QPushButton::clicked, this, [this] {
        accept();
        emit m_window.restartWanted();
    });
    m_library = new LibrarySettings(settings, window);
    m_ui->pages->addWidget(m_library);
    m_ui->pages->addWidget(new DataSettings(window));
    connect(m_ui->page, &Segments::chosen, this, &SettingsDialog::showPage);
    connect(m_library, &LibrarySettings::chosen, this, [this](const LibraryChoice &choice) {
        accept();
        m_window.chooseLibrary(choice);
    });
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_ui->theme->count() > 0) {
        m_ui->retranslateUi(this);
        retranslate();
    }
    QDialog::changeEvent(event);
}

void SettingsDialog::showPage(int index)
{
    m_ui->page->setCurrentIndex(index);
    m_ui->pages->setCurrentIndex(index);
    m_ui->remark->setVisible(index == 0);
    m_ui->restart->setVisible(index == 0 && m_restartOffered);
}

void SettingsDialog::retranslate()
{
    m_ui->page->setChoices({tr("General"), tr("Library"), tr("Game data")});
    m_ui->page->setCurrentIndex(m_ui->pages->currentIndex());
    m_ui->theme->setChoices({tr("As the desktop"), tr("Light"), tr("Dark")});
    m_ui->theme->setCurrentIndex(int(m_settings.themeMode()));
    QStringList sizes;
    for (const int size : textSizes)
        sizes.append(tr("%1 %").arg(size));
    m_ui->textSize->setChoices(sizes);
    const auto current = std::find(textSizes.begin(), textSizes.end(), m_settings.textSize());
    m_ui->textSize->setCurrentIndex(current == textSizes.end() ? 0 : int(current - textSizes.begin()));
    const QSignalBlocker quiet(m_ui->languageBox);
    m_ui->languageBox->clear();
    m_ui->languageBox->addItem(tr("As the desktop (%1)").arg(text::Translator::of(text::ProgramLanguage::systemCode()).name()), QString());
    const QStringList codes = text::Translator::available();
    for (const QString &code : codes)
        m_ui->languageBox->addItem(text::Translator::of(code).name(), code);
    m_ui->languageBox->setCurrentIndex(m_ui->languageBox->findData(m_settings.language()));
}

} // namespace muster::app
