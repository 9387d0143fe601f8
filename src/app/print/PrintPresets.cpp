// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintPresets.h"

#include "logging/Note.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace muster::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(PrintPresets)
};

QList<PrintPresets::Preset> builtIn()
{
    using print::PrintKind;
    print::PrintSettings poker;
    poker.what = {PrintKind::Cards, PrintKind::Summary, PrintKind::Rules};
    print::PrintSettings tarot = poker;
    tarot.card = {70, 120};
    print::PrintSettings quick;
    quick.backs = print::Backs::None;
    quick.cut = print::CutGuide::Lines;
    quick.ink = print::InkMode::Saver;
    print::PrintSettings fold = poker;
    fold.backs = print::Backs::FoldOver;
    print::PrintSettings sheets;
    sheets.what = {PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules, PrintKind::Reference};
    return {{Texts::tr("Club night, poker cards"), poker, true},
            {Texts::tr("Tarot cards, both sides"), tarot, true},
            {Texts::tr("Fold-over cards"), fold, true},
            {Texts::tr("Quick and cheap: fronts only"), quick, true},
            {Texts::tr("Sheets only"), sheets, true}};
}

QJsonObject withoutLanguage(const print::PrintSettings &settings)
{
    QJsonObject json = settings.toJson();
    json.remove(QStringLiteral("language"));
    return json;
}

print::PrintSettings inLanguage(QJsonObject json, const QString &language)
{
    if (!json.contains(QStringLiteral("language")))
        json.insert(QStringLiteral("language"), language);
    return print::PrintSettings::fromJson(json);
}

} // namespace

QJsonObject PrintPresets::read(const QString &key) const
{
    QString text = m_store.get(key);
    if (!m_store.has(key)) {
        const auto before = m_before.get(key);
        text = logging::note(logging::lcPrint(), "look for earlier print settings", before) ? *before : QString();
        if (!text.isEmpty())
            m_store.set(key, text);
    }
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

void PrintPresets::write(const QString &key, const QJsonObject &object)
{
    m_store.set(key, QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

QList<PrintPresets::Preset> PrintPresets::all(const QString &language) const
{
    QList<Preset> presets = builtIn();
    for (Preset &preset : presets)
        preset.settings.language = language;
    const QJsonObject own = read(QStringLiteral("print.presets"));
    for (auto it = own.begin(); it != own.end(); ++it)
        presets.append({it.key(), inLanguage(it.value().toObject(), language), false});
    return presets;
}

void PrintPresets::save(const QString &name, const print::PrintSettings &settings, bool withLanguage)
{
    QJsonObject own = read(QStringLiteral("print.presets"));
    own.insert(name, withLanguage ? settings.toJson() : withoutLanguage(settings));
    write(QStringLiteral("print.presets"), own);
}

void PrintPresets::remove(const QString &name)
{
    QJsonObject own = read(QStringLiteral("print.presets"));
    own.remove(name);
    write(QStringLiteral("print.presets"), own);
}

bool PrintPresets::rename(const QString &name, const QString &newName)
{
    QJsonObject own = read(QStringLiteral("print.presets"));
    const QList<Preset> ours = builtIn();
    const bool taken = own.contains(newName)
        || std::any_of(ours.begin(), ours.end(), [&](const Preset &preset) { return preset.name == newName; });
    if (taken || !own.contains(name) || newName.isEmpty())
        return false;
    own.insert(newName, own.take(name));
    write(QStringLiteral("print.presets"), own);
    return true;
}

print::PrintSettings PrintPresets::last(const QString &language, const QString &game) const
{
    const QJsonObject here = game.isEmpty() ? QJsonObject() : read(QStringLiteral("print.last.") + game);
    const QJsonObject last = here.isEmpty() ? read(QStringLiteral("print.last")) : here;
    if (!last.isEmpty())
        return inLanguage(withoutLanguage(print::PrintSettings::fromJson(last)), language);
    print::PrintSettings settings = builtIn().front().settings;
    settings.language = language;
    return settings;
}

void PrintPresets::setLast(const print::PrintSettings &settings, const QString &game)
{
    write(QStringLiteral("print.last"), withoutLanguage(settings));
    if (!game.isEmpty())
        write(QStringLiteral("print.last.") + game, withoutLanguage(settings));
}

QString PrintPresets::language() const
{
    return m_store.get(QStringLiteral("print.language"));
}

void PrintPresets::setLanguage(const QString &code)
{
    m_store.set(QStringLiteral("print.language"), code);
}

QPointF PrintPresets::offset(const QString &printer) const
{
    const QJsonObject one = read(QStringLiteral("print.offsets")).value(printer).toObject();
    return {one.value("x").toDouble(), one.value("y").toDouble()};
}

void PrintPresets::setOffset(const QString &printer, const QPointF &offset)
{
    QJsonObject all = read(QStringLiteral("print.offsets"));
    all.insert(printer, QJsonObject{{"x", offset.x()}, {"y", offset.y()}});
    write(QStringLiteral("print.offsets"), all);
}

} // namespace muster::app
