// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

// The macro must stand outside every namespace.
static void initTranslationResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace muster::language {

Language::Language() : m_desktop(QLocale::system())
{
    initTranslationResources();
}

Language::~Language()
{
    if (QCoreApplication::instance()) {
        for (QTranslator *translator : {static_cast<QTranslator *>(&m_english), &m_own, &m_qt})
            QCoreApplication::removeTranslator(translator);
    }
}

QStringList Language::available()
{
    return {"en", "fr"};
}

QString Language::nameOf(const QString &code)
{
    return code == "fr" ? QStringLiteral("Français") : QStringLiteral("English");
}

QString Language::systemCode()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &language : wanted) {
        const QString code = language.section('-', 0, 0);
        if (available().contains(code))
            return code;
    }
    return "en";
}

void Language::set(const QString &code)
{
    const QString wanted = code.isEmpty() ? systemCode() : available().contains(code) ? code : QStringLiteral("en");
    // Numbers and dates follow the language; within it the desktop's own country is kept.
    // Only the country: a desktop may say "fr" for the words and yet write its figures the English way.
    const QLocale locale = m_desktop.name().startsWith(wanted) ? QLocale(m_desktop.language(), m_desktop.territory()) : QLocale(wanted == "fr" ? QLocale(QLocale::French) : QLocale(QLocale::English, QLocale::UnitedKingdom));
    QLocale::setDefault(locale);
    if (wanted == m_code)
        return;
    m_code = wanted;
    for (QTranslator *translator : {static_cast<QTranslator *>(&m_english), &m_own, &m_qt})
        QCoreApplication::removeTranslator(translator);
    if (m_qt.load(QLocale(m_code), "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_code == "en")
        QCoreApplication::installTranslator(&m_english);
    else if (m_own.load(":/muster/translations/muster_" + m_code + ".qm"))
        QCoreApplication::installTranslator(&m_own);
}

} // namespace muster::language
