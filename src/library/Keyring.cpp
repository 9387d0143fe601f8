// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Keyring.h"

#ifdef MUSTER_KEYRING
#include <qt6keychain/keychain.h>

#include <QEventLoop>
#include <QTimer>
#endif

#include <memory>
#include <utility>

namespace muster::library {

#ifdef MUSTER_KEYRING

namespace {

constexpr int patience = 30000; // the keyring may ask its owner to unlock it
constexpr const char *service = "muster";

bool runJob(QKeychain::Job &job, const Address &address)
{
    QEventLoop loop;
    job.setAutoDelete(false);
    job.setInsecureFallback(false); // never in clear
    job.setKey(address.identity());
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    QTimer::singleShot(0, &job, [&job] { job.start(); });
    loop.exec();
    return job.error() == QKeychain::NoError;
}

} // namespace

std::optional<QString> passwordFromKeyring(const Address &address)
{
    QKeychain::ReadPasswordJob job(service);
    if (!runJob(job, address) || job.textData().isEmpty())
        return std::nullopt;
    return job.textData();
}

bool keepInKeyring(const Address &address, const QString &password)
{
    QKeychain::WritePasswordJob job(service);
    job.setTextData(password);
    return runJob(job, address);
}

#else

std::optional<QString> passwordFromKeyring(const Address &)
{
    return std::nullopt;
}

bool keepInKeyring(const Address &, const QString &)
{
    return false;
}

#endif

PasswordSource keyringThen(PasswordSource ask)
{
    const auto tried = std::make_shared<bool>(false);
    return [tried, ask = std::move(ask)](const Address &address, bool again) -> std::optional<QString> {
        if (!std::exchange(*tried, true)) {
            if (std::optional<QString> known = passwordFromKeyring(address))
                return known;
        }
        return ask ? ask(address, again) : std::nullopt;
    };
}

} // namespace muster::library
