// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/ProgramLanguage.h"

#include "text/Speaking.h"

#include <QCoreApplication>
#include <QEvent>

namespace muster::text {

ProgramLanguage::ProgramLanguage() : m_desktop(QLocale::system()) {}

ProgramLanguage::~ProgramLanguage()
{
    setProgramTranslator(nullptr);
}

QString ProgramLanguage::systemCode()
{
    const QStringList available = Translator::available();
    for (const QString &language : QLocale::system().uiLanguages()) {
        if (const QString code = language.section('-', 0, 0); available.contains(code))
            return code;
    }
    return QStringLiteral("en");
}

void ProgramLanguage::set(const QString &code)
{
    const QString language = code.isEmpty() ? systemCode() : code;
    const Translator &wanted = Translator::of(language);
    // Numbers and dates follow the language; within it the desktop's own country is kept.
    // Only the country: a desktop may say "fr" for the words and yet write its figures the English way.
    QLocale::setDefault(m_desktop.name().startsWith(wanted.code()) ? QLocale(m_desktop.language(), m_desktop.territory())
                                                                   : wanted.locale());
    if (wanted.code() == m_code)
        return;
    m_code = wanted.code();
    setProgramTranslator(&wanted);
    if (QCoreApplication *application = QCoreApplication::instance()) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(application, &change);
    }
}

} // namespace muster::text
