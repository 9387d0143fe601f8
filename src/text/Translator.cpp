// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Translator.h"

#include "base/Number.h"

#include <QDir>
#include <QHash>
#include <QLibraryInfo>

#include <mutex>

// The macro must stand outside every namespace.
static void initTranslationResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace muster::text {

namespace {

constexpr auto folder = ":/muster/translations/";
const QString source = QStringLiteral("en");

struct Shelf
{
    std::recursive_mutex mutex; // Qt asks for a word of its own while it looks for the file of a language
    QHash<QString, std::shared_ptr<const Translator>> translators;
    QStringList added;
};

Shelf &shelf()
{
    static Shelf known;
    return known;
}

QStringList builtIn()
{
    initTranslationResources();
    QStringList codes;
    for (const QString &file : QDir(QString::fromLatin1(folder)).entryList({"muster_*.qm"}, QDir::Files, QDir::Name))
        codes.append(file.mid(7).chopped(3));
    return codes;
}

QString codeOf(const QString &language)
{
    static const QRegularExpression territory("[-_].*");
    return QString(language).remove(territory);
}

void addBook(std::vector<std::unique_ptr<QTranslator>> &books, std::unique_ptr<QTranslator> book, bool loaded)
{
    if (loaded)
        books.push_back(std::move(book));
}

// Our own sentences, and those of Qt where they are installed.
std::vector<std::unique_ptr<QTranslator>> booksOf(const QString &code)
{
    std::vector<std::unique_ptr<QTranslator>> books;
    auto own = std::make_unique<QTranslator>();
    const bool hasOwn = own->load(folder + QString("muster_%1.qm").arg(code));
    addBook(books, std::move(own), hasOwn);
    auto qt = std::make_unique<QTranslator>();
    const bool hasQt = qt->load(QLocale(code), "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    addBook(books, std::move(qt), hasQt);
    return books;
}

} // namespace

Translator::Translator(const QString &code, const QLocale &locale, std::vector<std::unique_ptr<QTranslator>> books)
    : m_code(code), m_locale(locale), m_books(std::move(books))
{
    const QString signs = translate("Typography", "none", "the signs that have a no-break space before them");
    m_tightSigns = signs == "none" ? QString() : signs;
    m_apostrophe = translate("Typography", "'", "the apostrophe inside a word").front();
}

// Nothing is read under the lock: Qt may call tr() on the way, which asks for a translator again.
const Translator &Translator::of(const QString &language)
{
    Shelf &known = shelf();
    const QString code = codeOf(language);
    {
        const std::lock_guard lock(known.mutex);
        for (const QString &name : {language, code}) {
            if (const auto found = known.translators.constFind(name); found != known.translators.constEnd())
                return **found;
        }
    }
    const bool isEnglish = code == source || !builtIn().contains(code);
    const std::shared_ptr<const Translator> made(isEnglish ? new Translator(source, QLocale(QLocale::English, QLocale::UnitedKingdom), {})
                                                           : new Translator(code, QLocale(code), booksOf(code)));
    const std::lock_guard lock(known.mutex);
    const auto kept = known.translators.constFind(made->code()); // somebody else may have been faster
    const std::shared_ptr<const Translator> one = kept == known.translators.constEnd() ? made : *kept;
    known.translators.insert(one->code(), one);
    known.translators.insert(language, one); // a language that is not there is English, and is not looked for again
    return *one;
}

QStringList Translator::available()
{
    const QStringList inside = builtIn();
    Shelf &known = shelf();
    const std::lock_guard lock(known.mutex);
    return QStringList{source} + inside + known.added;
}

void Translator::add(const QString &code, std::unique_ptr<QTranslator> sentences, const QLocale &locale)
{
    Shelf &known = shelf();
    const std::lock_guard lock(known.mutex);
    std::vector<std::unique_ptr<QTranslator>> books;
    books.push_back(std::move(sentences));
    // Who still holds the one before must not lose it, so it is kept: once per call, by tests only.
    static std::vector<std::shared_ptr<const Translator>> retired;
    if (const auto before = known.translators.constFind(code); before != known.translators.constEnd())
        retired.push_back(*before);
    known.translators.insert(code, std::shared_ptr<const Translator>(new Translator(code, locale, std::move(books))));
    if (!known.added.contains(code))
        known.added.append(code);
}

QString Translator::name() const
{
    return translate("Language", "English", "the name of the language you translate to, in that language");
}

QString Translator::lookUp(const char *context, const char *english, const char *remark, int count) const
{
    // Newer Qt answers with nothing while another thread asks the same book, so a page printed beside the window lost its words.
    const std::lock_guard lock(m_asking);
    for (const auto &book : m_books) {
        if (const QString found = book->translate(context, english, remark, count); !found.isNull())
            return found;
    }
    if (count >= 0 && english && m_books.empty())
        return QString::fromStdString(base::englishForm(english, count));
    return {};
}

QString Translator::translate(const char *context, const char *english, const char *remark, int count) const
{
    QString said = lookUp(context, english, remark, count);
    if (said.isNull())
        said = QString::fromStdString(count < 0 ? std::string(english) : base::englishForm(english, count));
    if (count >= 0)
        said.replace(QLatin1String("%n"), QString::number(count)).replace(QLatin1String("%Ln"), m_locale.toString(count));
    return said;
}

QString Translator::say(const base::Message &message) const
{
    if (message.empty())
        return {};
    const QString sentence = message.id == "%1" ? QStringLiteral("%1") : translate("Message", message.id.c_str(), nullptr, message.count);
    QString said;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int place = sentence.at(i) == '%' && i + 1 < sentence.size() ? sentence.at(i + 1).digitValue() : 0;
        if (place < 1 || size_t(place) > message.arguments.size()) {
            said += sentence.at(i);
            continue;
        }
        const auto &value = message.arguments[size_t(place - 1)].value;
        if (const auto *text = std::get_if<std::string>(&value))
            said += QString::fromStdString(*text);
        else if (const auto *number = std::get_if<double>(&value))
            said += QString::fromStdString(base::formatNumber(*number)).replace('.', m_locale.decimalPoint());
        else
            said += say(std::get<base::Message>(value));
        ++i;
    }
    return said;
}

QString Translator::placed(const QString &where, const base::Message &sentence) const
{
    return where.isEmpty() ? say(sentence) : where + ": " + say(sentence);
}

QString Translator::say(const base::Error &error) const
{
    return placed(QString::fromStdString(error.where), error.sentence);
}

QString Translator::say(const base::Finding &finding) const
{
    const QString file = QString::fromStdString(finding.file);
    return placed(finding.line > 0 ? QString("%1:%2").arg(file, QString::number(finding.line)) : file, finding.sentence);
}

QString Translator::labelled(const QString &label, const QString &text) const
{
    return translate("Typography", "%1: %2", "a label and what it stands before").arg(label, text);
}

QString Translator::typeset(QString text) const
{
    if (m_tightSigns.isEmpty())
        return text;
    constexpr QChar noBreak(0x00a0), opening(0x00ab);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == '\'' && i > 0 && text.at(i - 1).isLetter())
            text[i] = m_apostrophe;
        else if (text.at(i) == ' '
                 && ((i + 1 < text.size() && isTight(text.at(i + 1))) || (i > 0 && text.at(i - 1) == opening && isTight(QChar(0x00bb)))))
            text[i] = noBreak;
    }
    return text;
}

} // namespace muster::text
