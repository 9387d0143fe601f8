// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings/LibrarySettings.h"

#include "app/shell/settings/AppSettings.h"
#include "app/shell/window/MainWindow.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/DocumentLook.h"
#include "library/StoredKind.h"
#include "library/server/Keyring.h"
#include "logging/Categories.h"

#include "text/Spoken.h"
#include "ui_LibrarySettings.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QThread>
#include <QUrl>

#include <algorithm>

namespace muster::app {

using library::Address;

LibrarySettings::LibrarySettings(AppSettings &settings, MainWindow &window)
    : m_present(window.libraryPlace()), m_keyring(window.keyring()), m_ui(std::make_unique<Ui::LibrarySettings>())
{
    m_ui->setupUi(this);
    const Address present = Address::parse(m_present).valueOr({});
    const Address club = present.backend == library::Backend::Postgres ? present : Address::parse(settings.clubServer()).valueOr({});
    if (club.backend == library::Backend::Postgres) {
        m_ui->host->setText(club.host);
        m_ui->port->setValue(club.port);
        m_ui->database->setText(club.database);
        m_ui->user->setText(club.user);
        m_ui->authority->setText(QDir::toNativeSeparators(club.option("sslrootcert")));
        m_club = club;
    }
    retranslate();
    m_ui->security->setCurrentIndex(int(securityOf(club)));
    m_ui->where->setCurrentIndex(present.backend == library::Backend::Postgres ? 1 : 0);
    showPlace();
    connect(m_ui->where, &Segments::chosen, this, &LibrarySettings::showPlace);
    connect(m_ui->test, &QPushButton::clicked, this, [this] { look({}); });
    connect(m_ui->use, &QPushButton::clicked, this, &LibrarySettings::use);
    connect(m_ui->openFolder, &QPushButton::clicked, this,
            [] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(Address::defaultPath()).absolutePath())); });
    connect(m_ui->security, &QComboBox::activated, this, &LibrarySettings::showSecurity);
    connect(m_ui->chooseAuthority, &QPushButton::clicked, this, &LibrarySettings::chooseAuthority);
    for (QLineEdit *field : {m_ui->host, m_ui->database, m_ui->user, m_ui->password, m_ui->authority})
        connect(field, &QLineEdit::textChanged, this, [this] { say({}, {}); });
    showSecurity();
}

LibrarySettings::~LibrarySettings() = default;

void LibrarySettings::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_ui->where->count() > 0) {
        m_ui->retranslateUi(this);
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LibrarySettings::retranslate()
{
    m_ui->where->setChoices({tr("This computer"), tr("A club's server")});
    m_ui->present->setText(tr("Open now: %1").arg(QDir::toNativeSeparators(m_present)));
    m_ui->present->setVisible(!m_present.isEmpty());
    m_ui->use->setText(tr("Use this library"));
    const int security = std::max(0, m_ui->security->currentIndex());
    m_ui->security->clear();
    m_ui->security->addItems({tr("Encrypted, and the server proves who it is"), tr("Encrypted, without checking who the server is"),
                              tr("Allow an unencrypted connection")});
    m_ui->security->setCurrentIndex(security);
    showPlace();
}

LibrarySettings::Security LibrarySettings::securityOf(const Address &address)
{
    const QString mode = address.option("sslmode");
    if (mode == "disable")
        return Security::Open;
    return mode == "require" || mode == "prefer" || mode == "allow" ? Security::Unchecked : Security::Checked;
}

void LibrarySettings::showSecurity()
{
    const auto security = Security(m_ui->security->currentIndex());
    m_ui->authority->setEnabled(security == Security::Checked);
    m_ui->chooseAuthority->setEnabled(security == Security::Checked);
    if (security == Security::Open)
        say(tr("Everybody between this computer and the server can read the rosters, and the password too. Only for a network that you trust."),
            "warning");
    else if (security == Security::Unchecked)
        say(tr("Nobody can listen, but somebody else may pretend to be the server and be told the password."), "warning");
    else
        say({}, {});
}

void LibrarySettings::chooseAuthority()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Certificate of the club's own authority"),
                                                      QFileInfo(m_ui->authority->text()).absolutePath(),
                                                      tr("Certificates (*.pem *.crt *.cer);;All files (*)"));
    if (!file.isEmpty())
        m_ui->authority->setText(QDir::toNativeSeparators(file));
}

bool LibrarySettings::wantsServer() const
{
    return m_ui->where->currentIndex() == 1;
}

void LibrarySettings::showPlace()
{
    const bool server = wantsServer();
    const QString place = server ? QString() : Address::defaultPath();
    m_ui->server->setVisible(server);
    m_ui->test->setVisible(server);
    m_ui->openFolder->setVisible(!server);
    m_ui->use->setEnabled(server || m_present != place);
    m_ui->copy->setVisible(server || m_present != place);
    m_ui->copy->setText(server ? tr("Copy the rosters and campaigns of the open library to the server")
                               : tr("Copy the rosters and campaigns of the server to this computer"));
    m_ui->remark->setText(
        server ? tr("You work with a copy on this computer that is exchanged with the server all the time: nothing waits for the network, "
                    "and what you do without it is sent later. Every member of the club sees every roster and campaign.")
            : m_present == place ? tr("Your rosters and campaigns are all in that one file.")
                                 : tr("Rosters and campaigns are in one file on this computer: %1").arg(QDir::toNativeSeparators(place)));
    say({}, {});
}

Address LibrarySettings::address() const
{
    if (!wantsServer())
        return *Address::parse({});
    Address address;
    address.options = m_club.options; // also those that this page does not show
    address.backend = library::Backend::Postgres;
    address.host = m_ui->host->text().trimmed();
    address.port = m_ui->port->value();
    address.database = m_ui->database->text().trimmed();
    address.user = m_ui->user->text().trimmed();
    address.password = m_ui->password->text();
    const auto security = Security(m_ui->security->currentIndex());
    if (security != securityOf(address))
        address.setOption("sslmode", security == Security::Open ? "disable" : security == Security::Unchecked ? "require" : "");
    address.setOption("sslrootcert",
                      security == Security::Checked ? QDir::fromNativeSeparators(m_ui->authority->text().trimmed()) : QString());
    if (address.host != m_club.host)
        address.setOption("hostaddr", {}); // was the number of another
    return address;
}

void LibrarySettings::look(const std::function<void()> &then)
{
    const Address where = address();
    if (where.host.isEmpty() || where.database.isEmpty() || where.user.isEmpty()) {
        say(tr("Fill in the address, the database and the user; whoever runs the server knows them."), "warning");
        return;
    }
    say(tr("Looking for %1…").arg(where.host), "second");
    m_ui->test->setEnabled(false);
    m_ui->use->setEnabled(false);
    const QPointer<LibrarySettings> self(this);
    const auto finish = [self, then](const base::Result<library::ServerContents> &answer) {
        if (!self)
            return;
        self->told(answer);
        if (answer && then)
            then();
    };
    // The network takes its time: meanwhile this page, the window and even the program may be gone.
    QThread *thread = QThread::create([where, finish] {
        const base::Result<library::ServerContents> answer = library::serverContents(where);
        if (QCoreApplication *program = QCoreApplication::instance())
            QMetaObject::invokeMethod(
                program, [finish, answer] { finish(answer); }, Qt::QueuedConnection);
    });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

// "5 rosters, 1 campaign"
static QString countedDocuments(const QMap<library::Kind, int> &documents)
{
    QStringList parts;
    for (const DocumentLook &look : documentLooks())
        parts.append(look.counted(documents.value(look.kind)));
    for (auto each = documents.begin(); each != documents.end(); ++each) {
        if (!library::storedKind(each.key()))
            parts.append(documentLook(each.key()).counted(each.value()));
    }
    return parts.join(QStringLiteral(", "));
}

void LibrarySettings::told(const base::Result<library::ServerContents> &look)
{
    m_ui->test->setEnabled(true);
    m_ui->use->setEnabled(true);
    if (!look)
        say(text::spoken(look.error().sentence), "error");
    else if (!look->hasLibrary)
        say(tr("The server answers. There is no library in this database yet; it will be created."), "ok");
    else
        say(tr("The server answers. Its library holds: %1.").arg(countedDocuments(look->documents)), "ok");
}

void LibrarySettings::use()
{
    if (!wantsServer()) {
        emit chosen({address(), m_ui->copy->isChecked()});
        return;
    }
    // What was asked for, whatever is typed or chosen until the server answers.
    look([this, where = address(), copy = m_ui->copy->isChecked()] {
        // This page and its window go now, the keyring may take its time.
        if (m_keyring && m_ui->keep->isChecked() && !where.password.isEmpty())
            m_keyring->keep(where, where.password, QCoreApplication::instance(), [](bool kept) {
                if (!kept)
                    qCWarning(logging::lcLibrary) << "the keyring did not take the password; it will be asked for";
            });
        emit chosen({where, copy});
    });
}

void LibrarySettings::say(const QString &sentence, const QString &role)
{
    m_ui->result->setText(sentence);
    setStyleProperty(m_ui->result, "role", role);
}

} // namespace muster::app
