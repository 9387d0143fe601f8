// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/run/AppRun.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/settings/SettingsDialog.h"
#include "app/shell/window/NoticeBar.h"
#include "app/shell/window/ShellActions.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Segments.h"
#include "documents/exchange/Exchange.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"
#include "support/Widgets.h"
#include "text/ProgramLanguage.h"

namespace muster::test {

/// The program as main() starts it, with settings of its own.
struct Program
{
    explicit Program(const QString &code = "en", const QString &where = {})
    {
        app::Theme::current().install(*qApp);
        settings.setLanguage(code);
        language.set(code);
        if (const auto started = run.start(where); !started)
            qFatal("%s", started.error().message().c_str());
        settle();
    }
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        const QList<QWidget *> tops = QApplication::topLevelWidgets();
        for (QWidget *top : tops) {
            if (auto *found = top->findChild<Widget *>(name))
                return found;
        }
        return nullptr;
    }
    app::SettingsDialog *openSettings()
    {
        run.window()->shellActions().settings->trigger();
        settle();
        auto *dialog = run.window()->findChild<app::SettingsDialog *>();
        dialog->showPage(1);
        settle();
        return dialog;
    }
    void fill(QDialog &dialog, const library::Address &address, const QString &password)
    {
        QTest::mouseClick(dialog.findChild<app::Segments *>("where")->findChildren<QToolButton *>().at(1), Qt::LeftButton);
        const auto type = [&dialog](const QString &name, const QString &text) {
            auto *field = dialog.findChild<QLineEdit *>(name);
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        type("host", address.host);
        type("database", address.database);
        type("user", address.user);
        type("password", password);
        dialog.findChild<QSpinBox *>("port")->setValue(address.port);
        dialog.findChild<QCheckBox *>("keep")->setChecked(false); // a test leaves the keyring alone
    }
    /// Presses a button of the notice with a real click; false when there is none of that name.
    bool answerNotice(const QString &text)
    {
        settle(); // a layout shows its new buttons when the window has time
        const QList<QPushButton *> buttons = run.window()->notices().findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->isVisible() && button->text() == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] QString club() const { return run.window()->findChild<QLabel *>("statusClub")->text(); }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        const library::Records records = run.core()->library().documents().list().valueOr({});
        for (const library::Record &record : records)
            names.append(record.name);
        return names;
    }
    QString importSample()
    {
        const QString file = QDir(sourceFolder() + "/data/dust/samples").entryInfoList({"*.ros"}).first().absoluteFilePath();
        return documents::Exchange(run.core()->library(), &run.core()->packs(), "en").importFile(file)->record.name;
    }

    TemporaryLibrary place;
    app::AppSettings settings{place.settings()};
    text::ProgramLanguage language;
    app::AppRun run{settings, language, {sourceFolder() + "/data"}};
};

} // namespace muster::test
