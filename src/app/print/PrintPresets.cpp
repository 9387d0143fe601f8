// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintPresets.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace muster::app {

namespace {

struct Texts { Q_DECLARE_TR_FUNCTIONS(PrintPresets) };

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
    return {{Texts::tr("Club night, poker cards"), poker, true}, {Texts::tr("Tarot cards, both sides"), tarot, true}, {Texts::tr("Fold-over cards"), fold, true},
            {Texts::tr("Quick and cheap: fronts only"), quick, true}, {Texts::tr("Sheets only"), sheets, true}};
}

} // namespace

QJsonObject PrintPresets::read(const QString &key) const
{
    const auto text = m_store.get(key);
    return text ? QJsonDocument::fromJson(text->toUtf8()).object() : QJsonObject();
}

void PrintPresets::write(const QString &key, const QJsonObject &object)
{
    // A preset that cannot be kept is no reason to disturb: printing works all the same.
    (void)m_store.set(key, QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

QList<PrintPresets::Preset> PrintPresets::all(const QString &language) const
{
    QList<Preset> presets = builtIn();
    for (Preset &preset : presets)
        preset.settings.language = language;
    const QJsonObject own = read(QStringLiteral("print.presets"));
    for (auto it = own.begin(); it != own.end(); ++it)
        presets.append({it.key(), print::PrintSettings::fromJson(it.value().toObject()), false});
    return presets;
}

void PrintPresets::save(const QString &name, const print::PrintSettings &settings)
{
    QJsonObject own = read(QStringLiteral("print.presets"));
    own.insert(name, settings.toJson());
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
    const bool taken = own.contains(newName) || std::any_of(ours.begin(), ours.end(), [&](const Preset &preset) { return preset.name == newName; });
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
        return print::PrintSettings::fromJson(last);
    print::PrintSettings settings = builtIn().front().settings;
    settings.language = language;
    return settings;
}

void PrintPresets::setLast(const print::PrintSettings &settings, const QString &game)
{
    write(QStringLiteral("print.last"), settings.toJson());
    if (!game.isEmpty())
        write(QStringLiteral("print.last.") + game, settings.toJson());
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
