// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Speaking.h"

#include <QCoreApplication>

#include <atomic>

namespace muster::text {

namespace {

std::atomic<const Translator *> ofProgram{nullptr};
thread_local const Translator *ofThread = nullptr;
thread_local QLocale localeOfThread;

/// The one translator that Qt knows: it asks the language of the thread that calls tr().
class Switchboard final : public QTranslator
{
public:
    QString translate(const char *context, const char *english, const char *remark, int count) const override
    {
        return current().lookUp(context, english, remark, count);
    }
    bool isEmpty() const override { return false; }
};

void connectSwitchboard()
{
    static Switchboard switchboard;
    QCoreApplication::installTranslator(&switchboard);
}

// With every application that is made, before anybody can call tr().
Q_COREAPP_STARTUP_FUNCTION(connectSwitchboard)

} // namespace

const Translator &current()
{
    if (ofThread)
        return *ofThread;
    const Translator *translator = ofProgram.load(std::memory_order_acquire);
    return translator ? *translator : Translator::of(QStringLiteral("en"));
}

QLocale currentLocale()
{
    return ofThread ? localeOfThread : QLocale();
}

// Whoever speaks the language already goes on writing figures in their own way.
Speaking::Speaking(const QString &language)
    : Speaking(Translator::of(language), &Translator::of(language) == &current() ? currentLocale() : Translator::of(language).locale())
{
}

Speaking::Speaking(const Translator &translator, const QLocale &locale) : m_before(ofThread), m_localeBefore(localeOfThread)
{
    ofThread = &translator;
    localeOfThread = locale;
}

Speaking::~Speaking()
{
    ofThread = m_before;
    localeOfThread = m_localeBefore;
}

void setProgramTranslator(const Translator *translator)
{
    ofProgram.store(translator, std::memory_order_release);
}

} // namespace muster::text
