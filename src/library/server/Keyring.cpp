// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/Keyring.h"

#include "logging/Categories.h"

#include <QEventLoop>
#include <QTimer>

#ifdef MUSTER_KEYRING
#include <qt6keychain/keychain.h>
#endif

#include <utility>

namespace muster::library {

namespace {

#ifdef MUSTER_KEYRING

constexpr int patience = 30000; // the keyring may ask its owner to unlock it
constexpr const char *service = "muster";

/// A job lives until it is done, whoever waits for it: one that is destroyed while it runs takes the program with it.
class SystemKeyring final : public Keyring
{
public:
    void read(const Address &address, QObject *receiver, const Found &then) override
    {
        run(new QKeychain::ReadPasswordJob(service), address, receiver, [then](const QKeychain::Job *job) {
            const auto *read = static_cast<const QKeychain::ReadPasswordJob *>(job);
            then(read && !read->textData().isEmpty() ? std::optional(read->textData()) : std::nullopt);
        });
    }

    void keep(const Address &address, const QString &password, QObject *receiver, const Kept &then) override
    {
        auto *job = new QKeychain::WritePasswordJob(service);
        job->setTextData(password);
        run(job, address, receiver, [then](const QKeychain::Job *done) { then(done != nullptr); });
    }

private:
    /// `then` gets the job, or null when it failed or takes too long.
    static void run(QKeychain::Job *job, const Address &address, QObject *receiver, const std::function<void(const QKeychain::Job *)> &then)
    {
        job->setAutoDelete(true);
        job->setInsecureFallback(false); // never in clear
        job->setKey(address.identity());
        const auto answered = std::make_shared<bool>(false);
        QObject::connect(job, &QKeychain::Job::finished, receiver, [answered, then](QKeychain::Job *done) {
            if (done->error() != QKeychain::NoError)
                qCInfo(logging::lcLibrary).noquote() << "the keyring says:" << done->errorString();
            if (!std::exchange(*answered, true))
                then(done->error() == QKeychain::NoError ? done : nullptr);
        });
        QTimer::singleShot(patience, receiver, [answered, then] {
            if (!std::exchange(*answered, true))
                then(nullptr);
        });
        QTimer::singleShot(0, job, [job] { job->start(); });
    }
};

#else

/// Without one.
class SystemKeyring final : public Keyring
{
public:
    void read(const Address &, QObject *receiver, const Found &then) override
    {
        QTimer::singleShot(0, receiver, [then] { then(std::nullopt); });
    }
    void keep(const Address &, const QString &, QObject *receiver, const Kept &then) override
    {
        QTimer::singleShot(0, receiver, [then] { then(false); });
    }
};

#endif

} // namespace

std::unique_ptr<Keyring> systemKeyring()
{
    return std::make_unique<SystemKeyring>();
}

PasswordSource keyringThen(PasswordSource ask)
{
    const auto tried = std::make_shared<bool>(false);
    return [tried, ask = std::move(ask)](const Address &address, bool again) -> std::optional<QString> {
        if (!std::exchange(*tried, true)) {
            std::optional<QString> known;
            QEventLoop loop;
            systemKeyring()->read(address, &loop, [&](const std::optional<QString> &found) {
                known = found;
                loop.quit();
            });
            loop.exec();
            if (known)
                return known;
        }
        return ask ? ask(address, again) : std::nullopt;
    };
}

} // namespace muster::library
