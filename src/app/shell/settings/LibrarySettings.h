// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/library/LibraryChoice.h"
#include "library/sync/ServerContents.h"

#include <QWidget>

#include <memory>

namespace Ui {
class LibrarySettings;
}

namespace muster::library {
class Keyring;
}

namespace muster::app {

class AppSettings;
class MainWindow;

/// Where the library is kept: in a file of this computer or on a club's server, with a test of the line before it is used.
class LibrarySettings final : public QWidget
{
    Q_OBJECT

public:
    LibrarySettings(AppSettings &settings, MainWindow &window);
    ~LibrarySettings() override;

signals:
    void chosen(const muster::app::LibraryChoice &choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// In the order of the page's choice.
    enum class Security { Checked, Unchecked, Open };

    [[nodiscard]] static Security securityOf(const library::Address &address);
    void showSecurity();
    void chooseAuthority();
    void retranslate();
    void showPlace();
    [[nodiscard]] bool wantsServer() const;
    [[nodiscard]] library::Address address() const;
    /// Looks at the server on another thread, then tells; `then` runs when it answered well.
    void look(const std::function<void()> &then);
    void told(const base::Result<library::ServerContents> &look);
    void use();
    void say(const QString &sentence, const QString &role);

    QString m_present;       ///< where the open library is
    library::Address m_club; ///< the server as it was when the page was opened
    library::Keyring *m_keyring = nullptr;
    std::unique_ptr<Ui::LibrarySettings> m_ui;
};

} // namespace muster::app
