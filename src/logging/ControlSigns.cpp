// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/ControlSigns.h"

namespace muster::logging {

namespace {

bool turnsDirection(ushort code)
{
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

bool isObeyed(QChar character)
{
    const ushort code = character.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || turnsDirection(code);
}

QString signOf(QChar obeyed)
{
    const ushort code = obeyed.unicode();
    if (code < 0x20)
        return QChar(0x2400 + code);
    if (code == 0x7f)
        return QChar(0x2421);
    return turnsDirection(code) ? QString() : QString(QChar(QChar::ReplacementCharacter));
}

QString withSigns(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar character : text) {
        if (!isObeyed(character) || character == '\n' || character == '\t')
            plain += character;
        else
            plain += signOf(character);
    }
    return plain;
}

} // namespace muster::logging
